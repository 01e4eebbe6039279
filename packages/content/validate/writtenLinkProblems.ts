import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { decodeSafely } from '../address/sitePath.ts';
import { flatten } from '../pages/flatten.ts';
import { headingsOf } from '../pages/headings.ts';
import type { Page } from '../pages/pages.ts';
import type { RoutedFile } from '../pages/routes.ts';
import type { Problem } from '../problem/problem.ts';
import { nearest } from './nearest.ts';

/** The pages whose links to check, and everything that the links can target. */
export interface WrittenLinksInput {
  root: string;
  /** The pages whose links to check. */
  pages: readonly Page[];
  routes: readonly RoutedFile[];
  /** Reads another page, for the IDs of its headings; undefined if it doesn't parse. */
  load(file: string): Page | undefined;
  /** Whether a URL, without the language prefix, leads to an ID that isn't in the source, such as the ID of a table row. */
  isGenerated(url: string): boolean;
}

interface WrittenLink {
  url: string;
  line: number;
  /** Missing in frontmatter. */
  column?: number;
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
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    links.push(...linksIn(node).map((url) => ({ url, line, column })));
    if (node.type !== 'yaml') return;
    const leaves = flatten(node.value, line + 1).filter(({ path }) => /(^|\.)link$/.test(path));
    links.push(...leaves.map((leaf) => ({ url: String(leaf.value), line: leaf.line })));
  });
  return links.filter(({ url }) => /^[/#.]/.test(url) && !url.startsWith('//'));
}

/** The IDs in the source of a page: headings, `id="…"`, and the IDs of imported fragments. */
function idsOf(page: Page, load: WrittenLinksInput['load']): Set<string> {
  const ids = new Set(headingsOf(page).map(({ id }) => id));
  for (const [, id] of page.source.matchAll(/\bid="([^"]+)"/g)) ids.add(id ?? '');
  for (const [, path] of page.source.matchAll(/^import \w+ from '(\.[^']+\.mdx?)';$/gm)) {
    const file = join(dirname(page.file), path ?? '');
    if (!file.startsWith('docs/')) continue;
    const fragment = load(file);
    for (const id of fragment ? idsOf(fragment, load) : []) ids.add(id);
  }
  return ids;
}

/** Checks without a build that the target of each link exists. A build also finds links that code generates. */
export function writtenLinkProblems(input: WrittenLinksInput) {
  const { root, pages, routes, load, isGenerated } = input;
  const known = new Map<Page, Set<string>>();
  let links = 0;
  const judge = (page: Page, url: string): Pick<Problem, 'message' | 'fix'> | undefined => {
    const own = routes.filter(({ lang }) => lang === page.lang);
    const { pathname, hash } = new URL(url, `https://site.invalid${page.route}`);
    const path = decodeSafely(pathname, decodeURI).replace(/^\/zh(?=\/)/, '');
    const route = path.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1');
    const target = own.find((one) => one.route === route);
    if (!target) {
      // The build also writes files, such as feeds, so only a missing page is certain.
      const files = [join('docs/public', path), join(dirname(page.file), url)];
      const isFile = files.some((file) => existsSync(join(root, file)));
      if (isFile || /\.(?!html$)\w+$/.test(path)) return undefined;
      const similar = nearest(
        route,
        own.map((one) => one.route),
      );
      const fix = similar
        ? `Write ${similar}, the nearest page that exists.`
        : 'Correct the link, or create the page.';
      return { message: `${url}: The page ${route} doesn't exist.`, fix };
    }
    const id = decodeSafely(hash.slice(1), decodeURI);
    if (id === '' || isGenerated(`${route}#${id}`)) return undefined;
    const to = target.file === page.file ? page : load(target.file);
    if (!to) return undefined;
    const ids = known.get(to) ?? idsOf(to, load);
    known.set(to, ids);
    if (ids.has(id)) return undefined;
    const similar = nearest(id, ids);
    const fix = similar ? `Use #${similar}, the nearest heading.` : 'Correct the id.';
    return { message: `${url}: ${route} has no heading with the id "${id}".`, fix };
  };
  const problems = pages.flatMap((page) =>
    writtenLinks(page).flatMap(({ url, ...place }): Problem[] => {
      links++;
      const found = judge(page, url);
      return found ? [{ file: page.file, ...place, ...found }] : [];
    }),
  );
  return { problems, counted: { pages: pages.length, 'written links': links } };
}
