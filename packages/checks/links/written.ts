import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { flatten, headingsOf, type Page, type RoutedFile } from '@handbook/content';
import { isRowLink } from '@handbook/mdx';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { nearest } from '../lib/nearest.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { readable } from './sources.ts';

/** What the links of pages lead to, without a build. */
export interface WrittenLinksInput {
  root: string;
  /** The pages whose links are looked at. */
  pages: readonly Page[];
  routes: readonly RoutedFile[];
  /** Reads another page, whose headings a link names. */
  load(file: string): Page;
}

interface WrittenLink {
  url: string;
  line: number;
}

const linkAttributes = new Set(['href', 'to', 'link', 'src']);

function linksIn(node: Nodes): string[] {
  if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
    return [node.url];
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    linkAttributes.has(attribute.name) &&
    typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  );
}

/** Every link that a page's Markdown, JSX, and frontmatter has to this site. */
function writtenLinks(page: Page): WrittenLink[] {
  const links: WrittenLink[] = [];
  visit(page.tree, (node) => {
    const line = node.position?.start.line ?? 1;
    links.push(...linksIn(node).map((url) => ({ url, line })));
    if (node.type !== 'yaml') return;
    const leaves = flatten(node.value, line + 1).filter(({ path }) => /(^|\.)link$/.test(path));
    links.push(...leaves.map((leaf) => ({ url: String(leaf.value), line: leaf.line })));
  });
  return links.filter(({ url }) => /^[/#.]/.test(url) && !url.startsWith('//'));
}

/** The ids of a page that its source shows: headings, `id="…"`, and the same of the fragments that it imports. */
function idsOf(page: Page, load: (file: string) => Page): Set<string> {
  const ids = new Set(headingsOf(page).map(({ id }) => id));
  for (const [, id] of page.source.matchAll(/\bid="([^"]+)"/g)) ids.add(id ?? '');
  for (const [, path] of page.source.matchAll(/^import \w+ from '(\.[^']+\.mdx?)';$/gm)) {
    const file = join(dirname(page.file), path ?? '');
    if (!file.startsWith('docs/')) continue;
    for (const id of idsOf(load(file), load)) ids.add(id);
  }
  return ids;
}

const lastName = (route: string) => route.replace(/\/$/, '').split('/').at(-1);

/** Judges the links as they are written: the page exists, and has the heading. A build also sees links that code makes. */
export function writtenLinkProblems(input: WrittenLinksInput): RuleResult {
  const { root, pages, routes, load } = input;
  let links = 0;
  const judge = (page: Page, url: string): Pick<Problem, 'message' | 'fix'> | undefined => {
    const own = routes.filter(({ lang }) => lang === page.lang);
    const { pathname, hash } = new URL(url, `https://site.invalid${page.route}`);
    const path = readable(pathname).replace(/^\/zh(?=\/)/, '');
    const route = path.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1');
    const target = own.find((one) => one.route === route);
    if (!target) {
      // The build also writes files, such as feeds, so only a missing page or picture is certain.
      if (existsSync(join(root, 'docs/public', path))) return undefined;
      if (existsSync(join(root, dirname(page.file), url))) return undefined;
      if (/\.(?!html$)\w+$/.test(path)) return undefined;
      const known = own.map((one) => one.route);
      const similar =
        known.find((one) => one === `${route}/`) ??
        known.find((one) => lastName(one) === lastName(route)) ??
        nearest(route, known);
      const fix = similar
        ? `Write ${similar}, the nearest page that exists.`
        : 'Correct the link, or write the page.';
      return { message: `${url}: There is no page ${route}.`, fix };
    }
    const id = readable(hash.slice(1));
    if (id === '' || isRowLink(`${route}#${id}`, join(root, 'docs'))) return undefined;
    const ids = idsOf(target.file === page.file ? page : load(target.file), load);
    if (ids.has(id)) return undefined;
    const similar = nearest(id, ids);
    const fix = similar ? `Write #${similar}, the nearest heading.` : 'Correct the heading’s id.';
    return { message: `${url}: ${route} has no heading with the id "${id}".`, fix };
  };
  const problems = pages.flatMap((page) =>
    writtenLinks(page).flatMap(({ url, line }): Problem[] => {
      links++;
      const found = judge(page, url);
      return found ? [{ file: page.file, line, ...found }] : [];
    }),
  );
  return { problems, counted: { pages: pages.length, 'written links': links } };
}
