import type { Page } from '@handbook/content';
import type { Heading, ListItem, RootContent, Table, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { headingNames, namesIn } from './names.ts';
import { defaultIn, type StatedDefault, typeIn, type Value } from './values.ts';

/** What a page states about a name, in a heading with its lines or in a row of a table. */
export interface Stated extends StatedDefault {
  /** The names as written, e.g. `-c` and `--config`. */
  names: string[];
  /** The names of the headings around it, nearest first. */
  scope: string[][];
  line: number;
  type?: string;
  /** True if it has a type or a default, and so counts as an entry. */
  claims: boolean;
}

const labels = {
  type: /^(?:type|signature|类型|签名)\s*[:：]?$/i,
  default: /^(?:default(?: value)?|默认值?)\s*[:：]?$/i,
  /** First columns of tables about a call or a type instead of entries. */
  other: /^(?:parameters?|arguments?|returns?|members?|参数|返回值|成员)$/i,
};

interface Section {
  heading: Heading;
  names: string[];
  scope: string[][];
  nodes: RootContent[];
}

/** Everything a page states, in order. */
export const statedOn = (page: Page): Stated[] => sectionsOf(page).flatMap(statedIn);

function sectionsOf(page: Page): Section[] {
  const open: { depth: number; names: string[] }[] = [];
  const sections: Section[] = [];
  // Components such as <Result> may contain sections, which count like the sections of the page.
  const walk = (nodes: RootContent[]) => {
    for (const node of nodes) {
      if (node.type === 'mdxJsxFlowElement') walk(node.children as RootContent[]);
      else if (node.type !== 'heading') sections.at(-1)?.nodes.push(node);
      else {
        while ((open.at(-1)?.depth ?? 0) >= node.depth) open.pop();
        const scope = open.map(({ names }) => names).reverse();
        const names = headingNames(node);
        open.push({ depth: node.depth, names });
        sections.push({ heading: node, names, scope, nodes: [] });
      }
    }
  };
  walk(page.tree.children);
  return sections;
}

function statedIn({ heading, names, scope, nodes }: Section): Stated[] {
  const lines = linesOf(nodes);
  const own: Stated = {
    names,
    scope,
    line: heading.position?.start.line ?? 1,
    ...lines,
    claims: lines.type !== undefined || lines.default !== undefined,
  };
  const stated = [own];
  for (const node of nodes) {
    visit(node, 'table', (table: Table) => {
      stated.push(...rowsOf(table, [names, ...scope]));
    });
  }
  return stated;
}

/** Reads the `- **Type:** …` and `- **Default:** …` lines of a section. */
function linesOf(nodes: readonly RootContent[]) {
  const lines: StatedDefault & { type?: string } = {};
  for (const item of nodes.flatMap((node) => (node.type === 'list' ? node.children : []))) {
    const [label, value] = labelled(item);
    if (labels.type.test(label)) lines.type ??= typeIn(value);
    if (labels.default.test(label) && lines.default === undefined)
      Object.assign(lines, defaultIn(value));
  }
  return lines;
}

/** The bold label of a list item, and its value, which may be a code block. */
function labelled({ children: [paragraph, ...rest] }: ListItem): [string, Value[]] {
  if (paragraph?.type !== 'paragraph') return ['', []];
  const [strong, ...inline] = paragraph.children;
  if (strong?.type !== 'strong') return ['', []];
  return [textOf(strong), [...inline, ...rest.filter((node) => node.type === 'code')]];
}

/** Reads the rows of a table: the first cell contains names, and the headers define the other cells. */
function rowsOf(table: Table, scope: string[][]): Stated[] {
  const [head, ...rows] = table.children;
  const titles = (head?.children ?? []).map((cell) => textOf(cell).trim());
  const typeAt = titles.findIndex((title) => labels.type.test(title));
  const defaultAt = titles.findIndex((title) => labels.default.test(title));
  return rows.flatMap(({ children, position }): Stated[] => {
    const [name] = children;
    if (!name) return [];
    return [
      {
        names: [...namesIn(name), ...otherCommands(children)],
        scope,
        line: position?.start.line ?? 1,
        type: typeAt < 0 ? undefined : typeIn(children[typeAt]?.children ?? []),
        ...(defaultAt < 0 ? {} : defaultIn(children[defaultAt]?.children ?? [])),
        claims: (typeAt > 0 || defaultAt > 0) && !labels.other.test(titles[0] ?? ''),
      },
    ];
  });
}

/** Aliases of a command, which may be in another cell. */
const otherCommands = ([first, ...cells]: TableCell[]): string[] =>
  first && namesIn(first).some((name) => name.startsWith('rspress'))
    ? cells.flatMap(namesIn).filter((name) => /^rspress(?: [a-z]+)?$/.test(name))
    : [];
