import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  fileOf,
  isFragment,
  type Page,
  readCodeFile,
  readHeading,
  siteLocation,
  urlOf,
} from '@handbook/content';
import { withoutLocale } from '@handbook/content/address';
import { outFolder } from '@handbook/content/files';
import type { Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { Problem, RuleResult } from '../lib/problem.ts';
import type { Scope } from '../runner/rule.ts';

export const name = 'markdown';
export const needsBuild = true;

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
const site = siteLocation.origin + siteLocation.base;

/** Compares the Markdown file of every page with the source of the page. */
export function run({ root, all }: Scope): RuleResult {
  const docs = join(root, 'docs');
  const problems: Problem[] = [];
  const counted = { pages: 0, headings: 0, code: 0, links: 0 };
  for (const page of all) {
    if (isFragment(page) || page.frontmatter.pageType === '404') continue;
    const path = join(outFolder, fileOf(urlOf(page)).replace(/\.html$/, '.md'));
    const wanted = partsOf(page.tree, (value, file) =>
      file ? readCodeFile(file, join(root, page.file), docs, new Set()) : value,
    );
    counted.pages += 1;
    for (const kind of ['headings', 'code', 'links'] as const) counted[kind] += wanted[kind].length;
    const found = existsSync(path)
      ? differences(page, wanted, readFileSync(path, 'utf8'))
      : ['The page has no Markdown.'];
    const fix = 'Correct packages/site-output/page-content or packages/site-output/markdown-pages.';
    problems.push(...found.map((message) => ({ file: page.file, message, fix })));
  }
  const list = readFileSync(join(outFolder, 'llms.txt'), 'utf8');
  if (!list.includes(`(${site}`)) {
    const fix = 'Correct packages/site-output/markdown-pages.';
    problems.push({ file: 'llms.txt', message: 'It links to no page.', fix });
  }
  return { problems, counted };
}

/** What the Markdown of a page must contain. */
export interface Parts {
  headings: string[];
  code: string[];
  links: string[];
}

/** Code without the marks that the highlighter removes. */
const plainCode = (code: string): string =>
  code
    .replace(/[^\S\n]*(?:\/\/|\/\*|#|<!--|\{\/\*)[^\S\n]*\[\\?!code[^\]\n]*\].*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Reads headings, code, and links.
 *
 * @param codeOf returns the text of a code block from its value and the file that it shows
 */
export function partsOf(tree: Root, codeOf: (value: string, file?: string) => string): Parts {
  const parts: Parts = { headings: [], code: [], links: [] };
  const walk = (node: Nodes, depth: number): void => {
    // A heading in a component or a quotation is part of a sample.
    if (node.type === 'heading' && depth === 1) {
      const text = readHeading(node).text.replace(/<!--.*?-->|[\s*_~\\]+/g, '');
      parts.headings.push(`${'#'.repeat(node.depth)} ${text}`);
    }
    if (node.type === 'code') {
      const [, file] = node.meta?.match(/(?:^|\s)file=["'`]?([^"'`\s]+)/) ?? [];
      parts.code.push(plainCode(codeOf(node.value, file)));
    }
    if (node.type === 'link') parts.links.push(node.url);
    if ('children' in node) for (const child of node.children) walk(child, depth + 1);
  };
  walk(tree, 0);
  return parts;
}

/** A link as a path without language and extension. */
function pathOf(url: string, route: string): string {
  const { href } = new URL(url.startsWith(site) ? url.replace(site, '/') : url, `http://x${route}`);
  return withoutLocale(href.replace('http://x', '')).replace(/(?:index)?(?:\.mdx?)?(?=#|$)/g, '');
}

/** Finds elements, imports, and marks of containers, which aren't Markdown. */
function leftovers(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    // A page may show how a container without an end is rendered.
    if (node.type === 'blockquote') return SKIP;
    if (node.type === 'html') found.push(node.value);
    if (node.type !== 'text') return undefined;
    const [mark] =
      node.value.match(/^(?::::|import\s.*from\s|export\s(?:const|default)\s).*/m) ?? [];
    if (mark) found.push(mark);
    return undefined;
  });
  return found;
}

/** Describes what the Markdown of a page lacks, and what it must not contain. */
export function differences(page: Pick<Page, 'route'>, wanted: Parts, text: string): string[] {
  const tree = parser.parse(text);
  const found = partsOf(tree, (value) => value);
  const links = new Set(found.links.map((url) => pathOf(url, page.route)));
  return [
    ...wanted.headings.filter((it) => !found.headings.includes(it)).map((it) => `No heading ${it}`),
    ...wanted.code
      .filter((it) => !found.code.includes(it))
      .map((it) => `No code “${it.slice(0, 80)}”`),
    ...wanted.links.filter((it) => !links.has(pathOf(it, page.route))).map((it) => `No link ${it}`),
    ...leftovers(tree).map((it) => `This is not Markdown: ${it.slice(0, 80)}`),
  ];
}
