import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Root } from 'mdast';
import { readText } from '../files/readText.mjs';
import { fromRoot } from '../files/root.mjs';
import { frontmatterOf, parseFile } from '../pages/parse.ts';

/** A Markdown file with the fragments that it includes. */
export interface SourceFile {
  path: string;
  tree: Root;
  frontmatter: Record<string, unknown>;
  /** The imported Markdown files, by component name. */
  fragments: Map<string, SourceFile>;
}

/** The paths of all files that were read for a page, so that changes can be detected. */
export type ReadFiles = Set<string>;

/** Returns the name and specifier of each default import. */
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
 * @param read receives the path of each file that was read
 * @throws {Error} if the file is missing or doesn't parse
 */
export function readSource(path: string, read: ReadFiles): SourceFile {
  read.add(path);
  const tree = parseFile(path, readText(path));
  const fragments = new Map<string, SourceFile>();
  for (const [name, specifier] of defaultImports(tree)) {
    if (!/^\.{1,2}\/.*\.mdx?$/.test(specifier)) continue;
    const file = resolve(dirname(path), specifier);
    // The bundler reports missing files.
    if (existsSync(file)) fragments.set(name, readSource(file, read));
  }
  return { path, tree, frontmatter: frontmatterOf(fromRoot(path), tree), fragments };
}

/**
 * Reads the file that a code block quotes. A missing file, which the framework reports, is treated as empty.
 *
 * @param page the path of the file with the code block
 * @param docs the folder of all pages
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
