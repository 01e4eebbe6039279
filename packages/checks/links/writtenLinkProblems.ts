import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { flatten, headingsOf, type Page, type RoutedFile } from '@handbook/content';
import { isRowLink } from '@handbook/mdx';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { nearest } from '../lib/nearest.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { readable } from './sources.ts';

/** The pages whose links to check, and everything that the links can lead to. */
export interface WrittenLinksInput {
  root: string;
  /** The pages whose links to check. */
  pages: readonly Page[];
  routes: readonly RoutedFile[];
  /** Reads another page, for the ids of its headings. */
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

/** Every link to this site in the Markdown, JSX, and frontmatter of a page. */
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

/** The ids in the source of a page: headings, `id="…"`, and those in imported fragments. */
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

/** Checks without a build that the target of each link exists. A build also finds links that code generates. */
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
      // The build also writes files, such as feeds, so only a missing page is certain.
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
        : 'Correct the link, or create the page.';
      return { message: `${url}: The page ${route} doesn't exist.`, fix };
    }
    const id = readable(hash.slice(1));
    if (id === '' || isRowLink(`${route}#${id}`, join(root, 'docs'))) return undefined;
    const ids = idsOf(target.file === page.file ? page : load(target.file), load);
    if (ids.has(id)) return undefined;
    const similar = nearest(id, ids);
    const fix = similar ? `Write #${similar}, the nearest heading.` : 'Correct the id.';
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
