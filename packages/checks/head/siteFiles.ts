import { languages } from '@handbook/content/address';
import { outDir, pagePath } from '@handbook/content/files';
import type { Problem } from '../lib/problem.ts';
import type { BuiltPages } from './head.ts';

const fix = 'Correct what packages/site-output/site-files writes.';

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Checks the sitemap, which must list every page except error pages, with its languages. */
export function sitemapProblems(xml: string, { pages, place }: BuiltPages): Problem[] {
  const wanted = [...pages.keys()]
    .filter((file) => !file.endsWith('404.html'))
    .map((file) => place.origin + place.base + pagePath(file));
  const listed = all(xml, /<loc>(.*?)<\/loc>/g);
  const problem = (message: string): Problem => ({
    file: `${outDir}/sitemap.xml`,
    message,
    fix,
  });
  const problems = [
    ...wanted.filter((it) => !listed.includes(it)).map((it) => problem(`${it} is missing.`)),
    ...listed.filter((it) => !wanted.includes(it)).map((it) => problem(`${it} isn't a page.`)),
  ];
  for (const entry of xml.split('<url>').slice(1)) {
    const [url] = all(entry, /<loc>(.*?)<\/loc>/g);
    const listedLanguages = all(entry, /hreflang="(.*?)"/g).join();
    if (listedLanguages !== [...languages, 'x-default'].join())
      problems.push(problem(`${url} lists the languages ${listedLanguages}.`));
    const alternates = all(entry, /href="(.*?)"/g);
    if (!alternates.includes(url ?? '')) {
      problems.push(problem(`${url} isn't among its own languages.`));
    }
  }
  return problems;
}

/** Checks that the icons and the start page of a web app manifest exist. */
export function manifestProblems(file: string, json: string, site: BuiltPages): Problem[] {
  const { icons = [], start_url: start } = JSON.parse(json);
  const paths: string[] = icons.map(({ src }: { src: string }) => src);
  const isThere = (path: string) =>
    path.startsWith(site.place.base) && site.has(path.slice(site.place.base.length));
  return [
    ...paths.filter((path) => !isThere(path)).map((path) => `${path} is missing.`),
    ...(paths.length < 4 ? ['The manifest has fewer than four icons.'] : []),
    ...(isThere(`${start}index.html`) ? [] : [`The start page ${start} doesn't exist.`]),
  ].map((message) => ({ file: `${outDir}/${file}`, message, fix }));
}
