import { join } from 'node:path';
import { flatten, headingsOf, loadRoutes, type Page, sectionsOf } from '@handbook/content';
import { decodeSafely, withoutLocale } from '@handbook/content/address';
import { visit } from 'unist-util-visit';
import { nearest } from '../lib/nearest.ts';
import type { Problem } from '../lib/problem.ts';

type Link = { url: string } & Pick<Problem, 'line' | 'column'>;

/** The links to this site in the Markdown, JSX, and frontmatter of a page. */
function linksOf({ tree }: Page): Link[] {
  const links: Link[] = [];
  visit(tree, (node) => {
    const { line = 1, column } = node.position?.start ?? {};
    if ('url' in node) links.push({ url: node.url, line, column });
    for (const it of 'attributes' in node ? node.attributes : []) {
      const isLink = 'name' in it && /^(?:href|to|link|src)$/.test(it.name);
      if (isLink && typeof it.value === 'string') links.push({ url: it.value, line, column });
    }
    const leaves = node.type === 'yaml' ? flatten(node.value, line + 1) : [];
    for (const { path, value, ...leaf } of leaves) {
      if (/(?:^|\.)link$/.test(path)) links.push({ url: String(value), ...leaf });
    }
  });
  return links.filter(({ url }) => /^(?:\/(?!\/)|[#.])/.test(url));
}

/** The ids that the source of a page has: of headings, table rows, elements, and imported fragments. */
function idsOf(page: Page, root: string): Set<string> {
  const [file, docs] = [join(root, page.file), join(root, 'docs')];
  return new Set([
    ...headingsOf(page).map(({ id }) => id),
    ...sectionsOf({ file, docs, path: '', area: '' }, new Set()).map(({ anchor }) => anchor),
    ...[...page.source.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id),
  ]);
}

/** Finds written links without a target, before a build. The rule `links` also checks links that code generates. */
export function linkProblems(root: string, pages: readonly Page[]): Problem[] {
  const routes = loadRoutes(root);
  const parsed = new Map(pages.map((page) => [page.file, page]));
  const known = new Map<string, Set<string>>();

  function judge(page: Page, url: string): Pick<Problem, 'message' | 'fix'> | undefined {
    const { pathname, hash } = new URL(url, `https://site.invalid${page.route}`);
    const path = withoutLocale(decodeSafely(pathname, decodeURI));
    const route = path.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1');
    const own = routes.filter(({ lang }) => lang === page.lang);
    const file = own.find((it) => it.route === route)?.file;
    // The build also writes files, such as feeds, so only a missing page is certain.
    if (!file && /\.(?!html$)\w+$/.test(path)) return undefined;
    if (!file) {
      const similar = nearest(route, new Set(own.map((it) => it.route)));
      const fix = similar ? `Write ${similar}.` : 'Correct the link, or create the page.';
      return { message: `${url}: The page ${route} doesn't exist.`, fix };
    }
    const target = parsed.get(file);
    const id = decodeSafely(hash.slice(1));
    if (id === '' || !target) return undefined;
    const ids = known.get(file) ?? idsOf(target, root);
    known.set(file, ids);
    if (ids.has(id)) return undefined;
    const similar = nearest(id, ids);
    const fix = similar ? `Use #${similar}.` : `Use the id of a heading in ${file}.`;
    return { message: `${url}: ${route} has no heading with the id "${id}".`, fix };
  }

  return pages.flatMap((page): Problem[] =>
    linksOf(page).flatMap(({ url, ...place }) => {
      const found = judge(page, url);
      return found ? { file: page.file, ...place, ...found } : [];
    }),
  );
}
