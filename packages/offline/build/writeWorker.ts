import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Site } from '@handbook/content';
import { languages } from '@handbook/content/address';
import { builtPages, pagePath } from '@handbook/content/files';
import { globSync } from 'tinyglobby';
import { filesOf, languageOf, PAGE_MARK } from '../siteFiles.ts';
import type { WorkerPlan } from '../worker/strategies.ts';

/** The scripts and style sheets that pages share. A `lazy-…` chunk is large, and only a part of one page loads it. */
const SHARED = ['static/{js,css}/**/*.{js,css}', '!**/{route,lazy}-*'];

/**
 * Writes `sw.js`, and a list of the pages of each language.
 *
 * @param base the path that the site is served under, with a slash at both ends
 * @throws Error if a language has no search data, or no offline page with Rspress's tag
 */
export function writeWorker(site: Site, base: string, code: string): void {
  const read = (path: string) => readFileSync(join(site.folder, path));
  const filesIn = (pattern: string | string[]) =>
    globSync(pattern, { cwd: site.folder }).map((path) => base + path);
  const pages = builtPages(site.folder)
    .map((path) => ({ url: base + pagePath(path), html: read(path).toString() }))
    .filter(({ url, html }) => html.includes(PAGE_MARK) && !url.endsWith('/404'));
  const plan: WorkerPlan = { base, shell: filesIn(SHARED), offlinePages: [], searchData: {} };

  for (const lang of languages) {
    const own = pages.filter(({ html }) => languageOf(html) === lang);
    const offline = own.find(({ url }) => url.endsWith('/offline'));
    const [data] = filesIn(`static/search/${lang}.*.json`);
    if (!data || !offline) {
      throw new Error(`${lang}: offline.html with ${PAGE_MARK}…"> or the search data is missing.`);
    }
    const revision = createHash('sha256').update(offline.html).digest('hex').slice(0, 12);
    plan.offlinePages.unshift({ url: offline.url, revision });
    plan.searchData[lang] = data;
    plan.shell = [...new Set([...plan.shell, ...filesOf(offline.html, base)])];

    const saved = own.filter((page) => page !== offline);
    const texts = saved.map(({ html }) => html);
    const files = [...new Set([...plan.shell, ...texts.flatMap((it) => filesOf(it, base)), data])];
    const contents = files.map((url) => read(decodeURI(url.slice(base.length))));
    const bytes = [...contents, ...texts].reduce<number>((sum, it) => sum + gzipSync(it).length, 0);
    site.write(`offline/${lang}.json`, JSON.stringify({ pages: saved.map((it) => it.url), bytes }));
  }
  site.write('sw.js', `globalThis.offlinePlan=${JSON.stringify(plan)};\n${code}`);
}
