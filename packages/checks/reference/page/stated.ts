import type { Page } from '@handbook/content';
import type { Heading as HeadingNode, RootContent, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { linesOf } from './bullets.ts';
import { headingNames } from './names.ts';
import { rowsOf } from './rows.ts';

/** What a page states about a name, in a heading with its lines or in a row of a table. */
export interface Stated {
  /** The names as written, e.g. `-c` and `--config`. */
  names: string[];
  /** The names of the headings around it, nearest first. */
  scope: string[][];
  line: number;
  type?: string;
  /** The default as written; `null` for "none". */
  default?: string | null;
  /** All literals in the default, which may differ between commands or modes. */
  literals?: string[];
  /** True when the default is described in words. */
  isProse?: boolean;
  /** All prose about it. */
  text: string;
  by: 'heading' | 'row';
  /** The depth of its heading. */
  depth?: number;
  /** True if it has a type or a default, and so counts as an entry. */
  claims: boolean;
}

interface Section {
  heading: HeadingNode;
  names: string[];
  scope: string[][];
  nodes: RootContent[];
}

/** Everything a page states, in order. */
export const statedOn = (page: Page): Stated[] => sectionsOf(page).flatMap(statedIn);

function sectionsOf(page: Page): Section[] {
  const open: { depth: number; names: string[] }[] = [];
  const sections: Section[] = [];
  const add = (node: RootContent) => {
    const section = sections.at(-1);
    if (node.type !== 'heading') {
      section?.nodes.push(node);
      return;
    }
    while ((open.at(-1)?.depth ?? 0) >= node.depth) open.pop();
    const scope = open.map(({ names }) => names).reverse();
    const names = headingNames(node);
    open.push({ depth: node.depth, names });
    sections.push({ heading: node, names, scope, nodes: [] });
  };
  // Components such as <Result> may contain sections, which count like the sections of the page.
  const walk = (nodes: RootContent[]) => {
    for (const node of nodes) {
      if (node.type === 'mdxJsxFlowElement') walk(node.children as RootContent[]);
      else add(node);
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
    text: [heading, ...nodes].map((node) => textOf(node)).join(' '),
    by: 'heading',
    depth: heading.depth,
    claims: lines.type !== undefined || lines.default !== undefined,
  };
  const around = [names, ...scope];
  const rows: Stated[] = [];
  for (const node of nodes) {
    visit(node, 'table', (table: Table) => {
      for (const row of rowsOf(table)) rows.push({ ...row, scope: around, by: 'row' });
    });
  }
  return [own, ...rows];
}
