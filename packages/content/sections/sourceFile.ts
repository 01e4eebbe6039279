import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Root } from 'mdast';
import { readText } from '../files/readText.mjs';
import { frontmatterOf, parseFile } from '../pages/parse.ts';

/** A Markdown file with what it takes from others. */
export interface SourceFile {
  path: string;
  tree: Root;
  frontmatter: Record<string, unknown>;
  /** Files that its components stand for, when they are Markdown: name to file. */
  parts: Map<string, SourceFile>;
}

/** Every file that was read for a page, so that a change in one of them can be noticed. */
export type ReadFiles = Set<string>;

/** Names to specifiers, of the default imports. */
function* defaultImports(tree: Root): Generator<[string, string]> {
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      const { specifiers, source } = statement;
      const named = specifiers.find(({ type }) => type === 'ImportDefaultSpecifier');
      if (named && typeof source.value === 'string') yield [named.local.name, source.value];
    }
  }
}

/**
 * Reads a page and the Markdown that it includes.
 *
 * @param read gets the path of each file that was read
 * @throws when a file is missing or does not parse
 */
export function readSource(
  path: string,
  read: ReadFiles,
  above: readonly string[] = [],
): SourceFile {
  read.add(path);
  const tree = parseFile(path, readText(path));
  const parts = new Map<string, SourceFile>();
  for (const [name, specifier] of defaultImports(tree)) {
    if (!/^\.{1,2}\/.*\.mdx?$/.test(specifier)) continue;
    const file = resolve(dirname(path), specifier);
    // A part that includes itself would have no end; the bundler reports what is missing.
    if (above.includes(file) || !existsSync(file)) continue;
    parts.set(name, readSource(file, read, [...above, path]));
  }
  return { path, tree, frontmatter: frontmatterOf(tree), parts };
}

/**
 * Reads the file that a code block shows in place of a body; empty when it cannot be read, which the framework
 * reports.
 *
 * @param page path of the file with the code block
 * @param docs root of the pages
 */
export function readCodeFile(file: string, page: string, docs: string, read: ReadFiles): string {
  const path = file.startsWith('<root>/')
    ? join(process.cwd(), file.slice('<root>/'.length))
    : file.startsWith('/')
      ? join(docs, file)
      : join(dirname(page), file);
  read.add(path);
  return existsSync(path) ? readText(path) : '';
}
