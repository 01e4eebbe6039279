import { join } from 'node:path';
import type { Root } from 'mdast';
import { readText } from '../files/readText.mjs';
import { root as repositoryRoot } from '../files/root.mjs';
import { frontmatterOf, parseFile, parseSource } from './parse.ts';
import { loadRoutes, type RoutedFile, routedFile } from './routes.ts';

/** One routed page of the site, parsed. */
export interface Page extends RoutedFile {
  source: string;
  tree: Root;
  frontmatter: Record<string, unknown>;
}

const pageOf = (file: string, source: string, tree: Root): Page => ({
  ...routedFile(file),
  source,
  tree,
  frontmatter: frontmatterOf(file, tree),
});

/**
 * Parses one page.
 *
 * @param file path from the repository's root, which determines language and route
 * @throws PageSyntaxError if the page doesn't parse
 */
export const parsePage = (file: string, source: string): Page =>
  pageOf(file, source, parseSource(file, source));

/**
 * Reads one page or fragment.
 *
 * @param file path from the root
 */
export function loadPage(file: string, root = repositoryRoot): Page {
  const path = join(root, file);
  const source = readText(path);
  return pageOf(file, source, parseFile(path, source));
}

/** Reads every routed Markdown page of every language, in path order. */
export const loadPages = (root = repositoryRoot): Page[] =>
  loadRoutes(root)
    .filter(({ file }) => /\.mdx?$/.test(file))
    .map(({ file }) => loadPage(file, root));
