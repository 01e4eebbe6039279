import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Root, Yaml } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { globSync } from 'tinyglobby';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';

export type Lang = 'en' | 'zh';

/** One routed page of the site, parsed. */
export interface Page {
  lang: Lang;
  /** The route without the language prefix, e.g. `/guide/basic/deploy`; a folder's index ends in `/`. */
  route: string;
  /** Path from the repository root, e.g. `docs/en/guide/basic/deploy.mdx`. */
  file: string;
  source: string;
  tree: Root;
  frontmatter: Record<string, unknown>;
}

export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/**
 * Parses one page.
 *
 * @param file path from the repository root, which decides language and route
 * @throws VFileMessage when the MDX does not parse
 */
export function parsePage(file: string, source: string): Page {
  const [, lang, ...rest] = file.split('/');
  if (lang !== 'en' && lang !== 'zh') {
    throw new Error(`${file} is not below docs/en or docs/zh. Move it into one of them.`);
  }
  const path = rest.join('/').replace(/\.mdx?$/, '');
  const tree = processor.parse(source);
  const yaml = tree.children.find((node): node is Yaml => node.type === 'yaml');
  return {
    lang,
    route: `/${path.replace(/(^|\/)index$/, '$1')}`,
    file,
    source,
    tree,
    frontmatter: yaml ? (parseYaml(yaml.value) as Record<string, unknown>) : {},
  };
}

/** Reads every routed page of both languages, in route order. */
export function loadPages(root = repositoryRoot): Page[] {
  const files = globSync('docs/{en,zh}/**/*.{md,mdx}', {
    cwd: root,
    ignore: ['**/fragments/**', '**/_[^_]*'],
  });
  return files
    .map((file) => file.split(sep).join('/'))
    .sort()
    .map((file) => parsePage(file, readFileSync(join(root, file), 'utf8')));
}

/** The path of an absolute file from the repository root, with forward slashes. */
export const fromRoot = (absolute: string): string =>
  relative(repositoryRoot, absolute).split(sep).join('/');
