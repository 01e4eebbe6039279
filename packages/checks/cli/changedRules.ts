import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, isFragment, loadPage, type Page, parsePage, urlOf } from '@handbook/content';
import { language } from '../language/language.ts';
import { readWords } from '../language/rules/dictionary.ts';
import type { Problem } from '../lib/problem.ts';
import { names } from '../names/names.ts';
import { readKnown } from '../names/readKnown.ts';
import { reasons, records } from '../names/reasons.ts';
import { readSurface } from '../reference/surface/surface.ts';
import { checkSamples } from '../samples/samples.ts';
import { samplesOf } from '../samples/sources.ts';
import { currentUrls } from '../urls/current.ts';
import { redirectsFile } from '../urls/redirects.ts';
import { publishedFile, urls, withCurrent } from '../urls/urls.ts';
import type { Changed } from './changedFiles.ts';

/** Problems of code blocks that aren't in the base commit. */
export async function sampleProblems(
  pages: readonly Page[],
  { before }: Changed,
): Promise<Problem[]> {
  const known = new Set<string>();
  const keyOf = (block: { file: string; lang: string; meta: object; code: string }) =>
    JSON.stringify([block.file, block.lang, block.meta, block.code]);
  for (const { file } of pages) {
    const source = before(file);
    if (source === undefined) continue;
    try {
      for (const sample of samplesOf([parsePage(file, source)])) known.add(keyOf(sample));
    } catch {
      // The page doesn't parse in the base commit, so every block counts as new.
    }
  }
  return (await checkSamples(pages, true, (sample) => !known.has(keyOf(sample)))).problems;
}

/** Problems of the wording of some pages. */
export async function languageProblems(
  root: string,
  pages: readonly Page[],
  pending: Set<string>,
): Promise<Problem[]> {
  const { problems } = await language({
    pages,
    pending,
    words: readWords(root),
  });
  return problems;
}

/** Problems of names in prose. Reads all pages, because a name may be in a code block of another page. */
export async function nameProblems(root: string, own: readonly Page[]): Promise<Problem[]> {
  const pages = filesOf('docs/{en,zh}/**/*.{md,mdx}', root).flatMap((file) => {
    try {
      return [loadPage(file, root)];
    } catch {
      // A page that doesn't parse is reported if it changed.
      return [];
    }
  });
  const known = readKnown(await readSurface(), pages);
  return names(own, known, [...records, ...reasons]).problems;
}

/**
 * Problems of the published URLs of some pages; the full check covers the other pages.
 *
 * @param update whether to record the current URLs first
 */
export function urlProblems(root: string, pages: readonly Page[], update: boolean): Problem[] {
  const routed = pages.filter((page) => !isFragment(page));
  const current = currentUrls(routed, routed);
  const path = join(root, publishedFile);
  const text = readFileSync(path, 'utf8');
  if (update) writeFileSync(path, withCurrent(text, current));
  const addresses = new Set(routed.map(urlOf));
  const published = (JSON.parse(update ? withCurrent(text, current) : text) as string[]).filter(
    (url) => addresses.has(url.replace(/#.*/, '')),
  );
  const redirects = join(root, redirectsFile);
  const { problems } = urls({
    current,
    published: JSON.stringify(published),
    redirects: existsSync(redirects) ? readFileSync(redirects, 'utf8') : undefined,
  });
  return problems
    .filter(({ file }) => file !== redirectsFile)
    .map(({ line, ...problem }) =>
      problem.file === publishedFile ? problem : { ...problem, line },
    );
}
