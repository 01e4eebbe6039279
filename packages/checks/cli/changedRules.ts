import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  filesOf,
  isFragment,
  loadPage,
  loadRoutes,
  type Page,
  parsePage,
  type RoutedFile,
  routedFile,
  urlOf,
  writtenLinkProblems,
} from '@handbook/content';
import { isRowLink } from '@handbook/mdx';
import { readPhrases } from '@handbook/search';
import { language } from '../language/language.ts';
import { readWords } from '../language/rules/dictionary.ts';
import { placeOf } from '../lib/placeOf.ts';
import type { Problem } from '../lib/problem.ts';
import { names } from '../names/names.ts';
import { readKnown } from '../names/readKnown.ts';
import { reasons, records } from '../names/reasons.ts';
import { readSurface } from '../reference/surface/surface.ts';
import { checkSamples } from '../samples/samples.ts';
import { samplesOf } from '../samples/sources.ts';
import { linksOnly } from '../search/phrases.ts';
import { currentUrls } from '../urls/current.ts';
import { redirectsFile } from '../urls/redirects.ts';
import { publishedFile, recordFix, urls, withCurrent } from '../urls/urls.ts';
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

/** All pages and fragments. A page that doesn't parse is reported if it changed. */
export const allPages = (root: string): Page[] =>
  filesOf('docs/{en,zh}/**/*.{md,mdx}', root).flatMap((file) => {
    try {
      return [loadPage(file, root)];
    } catch {
      return [];
    }
  });

/** Problems of names in prose. Needs all pages, because a name may be in a code block of another page. */
export async function nameProblems(all: readonly Page[], own: readonly Page[]): Promise<Problem[]> {
  const known = readKnown(await readSurface(), all);
  return names(own, known, [...records, ...reasons]).problems;
}

/** Headings of guides without search phrases, and phrases of headings that don't exist. */
export function phraseProblems(
  root: string,
  pages: readonly Page[],
  pending: Set<string>,
): Problem[] {
  return pages
    .filter((page) => page.route.startsWith('/guide/') && !isFragment(page))
    .flatMap((page) => {
      const file = `packages/search/phrases/${page.lang}.json`;
      const phrases =
        readPhrases(join(root, dirname(file)), page.lang, new Set())[page.route] ?? {};
      const headings = currentUrls([], [page]).map(({ url, line }) => ({
        line,
        id: url.slice(url.indexOf('#') + 1),
      }));
      const bare = headings.filter(({ id }) => !phrases[id] && !linksOnly.has(id));
      const missing = pending.has(page.file) ? [] : bare;
      const gone = Object.keys(phrases).filter(
        // The phrases of the empty id are for the whole page.
        (id) => id !== '' && !headings.some((one) => one.id === id),
      );
      return [
        ...missing.map(({ id, line }) => ({
          file: page.file,
          line,
          message: `The section #${id} has no search phrases.`,
          fix: `List what a newcomer would type in ${file}, below "${page.route}" and "${id}".`,
        })),
        ...gone.map((id) => ({
          ...placeOf(file, JSON.stringify(page.route), JSON.stringify(id)),
          message: `The phrases are for #${id}, which ${page.file} doesn't contain.`,
          fix: 'Use the id of the heading.',
        })),
      ];
    });
}

/** Dead links on any page, because another page may link to a page or heading that this branch removed. */
export function linkProblems(
  root: string,
  pages: readonly Page[],
  routes: readonly RoutedFile[],
): Problem[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const load = (file: string) => byFile.get(file);
  const isGenerated = (url: string) => isRowLink(url, join(root, 'docs'));
  return writtenLinkProblems({ root, pages, routes, load, isGenerated }).problems;
}

/** Search phrases of deleted pages. */
export const deletedPhraseProblems = (root: string, deleted: readonly string[]): Problem[] =>
  deleted.map(routedFile).flatMap(({ lang, route }) => {
    const file = `packages/search/phrases/${lang}.json`;
    if (!readPhrases(join(root, dirname(file)), lang, new Set())[route]) return [];
    const message = `The phrases are for ${route}, which no longer exists.`;
    const fix = 'Move them to another page, or remove them.';
    return [{ ...placeOf(file, JSON.stringify(route)), message, fix }];
  });

/** The page of a URL. */
const pageOf = (url: string) => url.replace(/#.*/, '');

/**
 * Problems of the published URLs of some pages; the full check covers the other pages. A URL that this branch recorded
 * and removed again was never published, so it needs no redirect.
 *
 * @param update whether to record the current URLs first
 * @param deleted pages that no longer exist
 * @returns the problems, and the URLs that `--update` adds to the record or removes from it
 */
export function urlProblems(
  root: string,
  pages: readonly Page[],
  { before }: Changed,
  update: boolean,
  deleted: readonly string[] = [],
): { problems: Problem[]; records: Problem[]; written: string[] } {
  const routed = pages.filter((page) => !isFragment(page));
  const current = currentUrls(routed, routed);
  const own = new Set([...routed, ...deleted.map(routedFile)].map(urlOf));
  const existing = new Set(current.map(({ url }) => url));
  const routes = new Set(loadRoutes(root).map(urlOf));
  const onMain = new Set(JSON.parse(before(publishedFile) ?? '[]') as string[]);
  const isDraft = (url: string) =>
    !onMain.has(url) && !existing.has(url) && (own.has(pageOf(url)) || !routes.has(pageOf(url)));

  const path = join(root, publishedFile);
  const text = readFileSync(path, 'utf8');
  const recorded = JSON.parse(text) as string[];
  const drafts = recorded.filter(isDraft);
  const published = JSON.stringify(recorded.filter((url) => !drafts.includes(url)));
  const updated = withCurrent(published, current);
  const isWritten = update && updated !== text;
  if (isWritten) writeFileSync(path, updated);
  const compared = JSON.parse(update ? updated : published) as string[];
  const redirects = join(root, redirectsFile);
  const { problems } = urls({
    current,
    published: JSON.stringify(compared.filter((url) => own.has(pageOf(url)))),
    redirects: existsSync(redirects) ? readFileSync(redirects, 'utf8') : undefined,
  });
  const found = problems
    .filter(({ file }) => file !== redirectsFile)
    // The list was filtered, so its lines differ from the lines of the file.
    .map(({ line, ...problem }) =>
      problem.file === publishedFile ? problem : { ...problem, line },
    );
  const fix = 'Once the name is final, run: npm run check -- changed --update';
  const isRecord = (problem: Problem) => problem.fix === recordFix;
  const removed = (update ? [] : drafts).map((url) => ({
    file: publishedFile,
    message: `${url} was added on this branch and no longer exists.`,
    fix: 'Run: npm run check -- changed --update',
  }));
  return {
    problems: found.filter((problem) => !isRecord(problem)),
    records: [...found.filter(isRecord).map((problem) => ({ ...problem, fix })), ...removed],
    written: isWritten ? [publishedFile] : [],
  };
}
