import type { Problem } from '../lib/problem.ts';
import type { BuiltPages } from './head.ts';

const fix = 'See packages/site-output/site-files.';

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** What is wrong with the sitemap: it has every page but the error pages, once, with its languages. */
export function sitemapProblems(xml: string, { pages, place }: BuiltPages): Problem[] {
  const wanted = [...pages.keys()]
    .filter((file) => !file.endsWith('404.html'))
    .map((file) => file.replace(/(^|\/)index\.html$|\.html$/, '$1'))
    .map((path) => place.origin + place.base + path);
  const listed = all(xml, /<loc>(.*?)<\/loc>/g);
  const problem = (message: string): Problem => ({ file: 'sitemap.xml', message, fix });
  const problems = [
    ...wanted.filter((it) => !listed.includes(it)).map((it) => problem(`${it} is missing.`)),
    ...listed.filter((it) => !wanted.includes(it)).map((it) => problem(`${it} is no page.`)),
  ];
  for (const entry of xml.split('<url>').slice(1)) {
    const [address] = all(entry, /<loc>(.*?)<\/loc>/g);
    const languages = all(entry, /hreflang="(.*?)"/g).join();
    if (languages !== 'en,zh,x-default') problems.push(problem(`${address} has ${languages}.`));
    const alternates = all(entry, /href="(.*?)"/g);
    if (!alternates.includes(address ?? '')) {
      problems.push(problem(`${address} does not name itself among its languages.`));
    }
  }
  return problems;
}

/** What is wrong with a web app manifest: each icon is there. */
export function manifestProblems(file: string, json: string, site: BuiltPages): Problem[] {
  const { icons = [], start_url: start } = JSON.parse(json);
  const paths: string[] = icons.map(({ src }: { src: string }) => src);
  const isThere = (path: string) =>
    path.startsWith(site.place.base) && site.has(path.slice(site.place.base.length));
  return [
    ...paths.filter((path) => !isThere(path)).map((path) => `${path} is missing.`),
    ...(paths.length < 4 ? ['There are too few icons.'] : []),
    ...(isThere(`${start}index.html`) ? [] : [`It starts at ${start}, where no page is.`]),
  ].map((message) => ({ file, message, fix }));
}
