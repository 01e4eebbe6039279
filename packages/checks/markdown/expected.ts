import { readCodeFile, readHeading } from '@handbook/content';
import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** What the Markdown of a page must contain, in the order of the page. */
export interface Expected {
  /** `## Title` */
  headings: string[];
  code: string[];
  /** As in the source, without language and base path. */
  links: string[];
  /** The cells of the first row of each table, and the number of rows. */
  tables: string[];
  /** Kinds of alerts and containers. */
  alerts: string[];
}

/** Code without the marks that the highlighter removes. */
export const plainCode = (code: string): string =>
  code
    .replace(
      /[^\S\n]*(?:\/\/|\/\*|#|<!--|\{\/\*)[^\S\n]*\[\\?!code[^\]\n]*\][^\S\n]*(?:\*\/\}|\*\/|-->)?/g,
      '',
    )
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim();

const plainText = (text: string): string =>
  text
    .replace(/<!--.*?-->/g, '')
    .replace(/[\s*_~\\]+/g, '')
    .trim();

/** Whether a heading belongs to the page instead of the result of a sample. */
const isOwn = (ancestors: readonly Nodes[]): boolean =>
  ancestors.every(({ type }) => type === 'root');

/** Reads headings, code, links, tables, and alerts from the tree of an MDX source or of its Markdown. */
export function readExpected(
  tree: Root,
  codeOf: (value: string, meta: string | null | undefined) => string,
): Expected {
  const expected: Expected = { headings: [], code: [], links: [], tables: [], alerts: [] };
  const walk = (node: Nodes, ancestors: Nodes[]): void => {
    if (node.type === 'heading' && isOwn(ancestors)) {
      expected.headings.push(`${'#'.repeat(node.depth)} ${plainText(readHeading(node).text)}`);
    }
    if (node.type === 'code') expected.code.push(plainCode(codeOf(node.value, node.meta)));
    if (node.type === 'link') expected.links.push(node.url);
    if (node.type === 'table') {
      const cells = node.children[0]?.children.map((cell) => plainText(textOf(cell))) ?? [];
      expected.tables.push(`${cells.join('|')} ×${node.children.length}`);
    }
    if ('children' in node) for (const child of node.children) walk(child, [...ancestors, node]);
  };
  walk(tree, []);
  visit(tree, 'text', ({ value }) => {
    for (const [, kind = ''] of value.matchAll(/^(?::::\s*|\[!)(\w+)/gm)) {
      expected.alerts.push(kind.toUpperCase());
    }
  });
  return expected;
}

/** The text of a code block, or of the file that it shows. */
export const sourceCode =
  (file: string, docs: string) =>
  (value: string, meta: string | null | undefined): string => {
    const [, shown] = meta?.match(/(?:^|\s)file=["'`]?([^"'`\s]+)/) ?? [];
    return shown === undefined ? value : readCodeFile(shown, file, docs, new Set());
  };
