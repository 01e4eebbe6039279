import { join } from 'node:path';
import type { Root, Yaml } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';
import { readText } from '../files/readText.mjs';
import { repositoryRoot } from '../files/repositoryRoot.ts';
import { filesOf, loadRoutes, type RoutedFile, routedFile } from './routes.ts';
import { treeCache } from './treeCache.ts';

export { fromRoot, repositoryRoot } from '../files/repositoryRoot.ts';
export type { Lang } from './routes.ts';

/** One routed page of the site, parsed. */
export interface Page extends RoutedFile {
  source: string;
  tree: Root;
  frontmatter: Record<string, unknown>;
}

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

const parse = (source: string): Root => processor.parse(source);

/**
 * Parses one page.
 *
 * @param file path from the repository root, which decides language and route
 * @throws VFileMessage when the MDX does not parse
 */
export const parsePage = (file: string, source: string): Page =>
  pageOf(file, source, parse(source));

function pageOf(file: string, source: string, tree: Root): Page {
  const yaml = tree.children.find((node): node is Yaml => node.type === 'yaml');
  return {
    ...routedFile(file),
    source,
    tree,
    frontmatter: yaml ? (parseYaml(yaml.value) as Record<string, unknown>) : {},
  };
}

function reader(root: string): (file: string) => Page {
  // Only the repository's own pages are read again and again.
  const cached = root === repositoryRoot ? treeCache() : undefined;
  return (file) => {
    const source = readText(join(root, file));
    return pageOf(file, source, cached ? cached(file, source, parse) : parse(source));
  };
}

/**
 * Reads one page or fragment.
 *
 * @param file path from the root
 */
export const loadPage = (file: string, root = repositoryRoot): Page => reader(root)(file);

/** Reads every routed Markdown page of both languages, in path order. */
export function loadPages(root = repositoryRoot): Page[] {
  return loadRoutes(root)
    .map(({ file }) => file)
    .filter((file) => /\.mdx?$/.test(file))
    .map(reader(root));
}

/** Reads the Markdown that pages include and that has no route of its own, of both languages. */
export function loadFragments(root = repositoryRoot): Page[] {
  return filesOf('docs/{en,zh}/**/fragments/**/*.{md,mdx}', root).map(reader(root));
}
