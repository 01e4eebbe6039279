import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  filesOf,
  gitHistory,
  isFragment,
  isMarked,
  loadPage,
  loadRoutes,
  type Page,
  parsePage,
  pendingFiles,
  readFragmentRecords,
  translatedPages,
  urlOf,
} from '@handbook/content';
import { coverage } from '../coverage/coverage.ts';
import { ownRoutes, plannedRoutes } from '../coverage/routes.ts';
import { freshness } from '../freshness/freshness.ts';
import { isUntouched, updateRecords } from '../freshness/update.ts';
import { type Allowances, allowancesFile } from '../language/allowances.ts';
import { language } from '../language/language.ts';
import type { Problem } from '../lib/problem.ts';
import { writtenLinkProblems } from '../links/written.ts';
import { readKnown } from '../names/known.ts';
import { names } from '../names/names.ts';
import { reasons, records } from '../names/reasons.ts';
import { parity } from '../parity/parity.ts';
import { readSurface } from '../reference/surface/surface.ts';
import { checkSamples } from '../samples/samples.ts';
import { samplesOf } from '../samples/sources.ts';
import { currentAddresses } from '../urls/current.ts';
import { redirectsFile } from '../urls/redirects.ts';
import { publishedFile, urls, withCurrent } from '../urls/urls.ts';
import { type Changed, changedFiles } from './changedFiles.ts';

/** A problem, something to know, or a record that `--update` writes. */
export interface Item extends Problem {
  kind: 'problem' | 'warning' | 'record';
}

const isPage = (file: string) => /^docs\/(en|zh)\/.*\.mdx?$/.test(file);
const isMenu = (file: string) => /\/_(meta|nav)\.json$/.test(file);
const inBoth = (file: string) =>
  ['en', 'zh'].map((lang) => file.replace(/^docs\/(en|zh)\//, `docs/${lang}/`));

/** Code blocks that the page at the base has not. */
async function sampleProblems(pages: readonly Page[], { before }: Changed): Promise<Problem[]> {
  const known = new Set<string>();
  const keyOf = (block: { file: string; lang: string; meta: object; code: string }) =>
    JSON.stringify([block.file, block.lang, block.meta, block.code]);
  for (const { file } of pages) {
    const source = before(file);
    if (source === undefined) continue;
    try {
      for (const sample of samplesOf([parsePage(file, source)])) known.add(keyOf(sample));
    } catch {
      // The base has a broken page, so every block counts as new.
    }
  }
  return (await checkSamples(pages, true, (sample) => !known.has(keyOf(sample)))).problems;
}

async function languageProblems(root: string, pages: readonly Page[], pending: Set<string>) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const allowances: Allowances = JSON.parse(read(allowancesFile));
  const words = read('packages/checks/language/words.txt').split('\n');
  const { problems } = await language({
    pages: pages.filter((page) => !isFragment(page)),
    fragments: pages.filter(isFragment),
    pending,
    allowances,
    words: words.filter((word) => word !== ''),
  });
  return problems;
}

/** Names in prose. Blocks of every page count, because a page may name what another one shows. */
async function nameProblems(root: string, own: readonly Page[]): Promise<Problem[]> {
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

/** What the published URLs of the pages say. Those of other pages are left to the whole check. */
function urlProblems(root: string, pages: readonly Page[], update: boolean): Problem[] {
  const routed = pages.filter((page) => !isFragment(page));
  const current = currentAddresses(routed, routed);
  const path = join(root, publishedFile);
  const text = readFileSync(path, 'utf8');
  if (update) writeFileSync(path, withCurrent(text, current));
  const own = new Set(routed.map(urlOf));
  const published = (JSON.parse(update ? withCurrent(text, current) : text) as string[]).filter(
    (url) => own.has(url.replace(/#.*/, '')),
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

/**
 * Checks the pages that changed since the branch left the main branch, without a build.
 *
 * @param update whether to write the records of these pages
 */
export async function checkChanged(
  root: string,
  update: boolean,
): Promise<{ files: string[]; items: Item[] }> {
  const changed = changedFiles(root);
  const files = changed.files.filter((file) => isPage(file) || isMenu(file));
  const exists = (file: string) => existsSync(join(root, file));
  const load = (file: string) => loadPage(file, root);
  const items: Item[] = [];
  const pages: Page[] = [];
  const paths = [...new Set(files.filter(isPage).flatMap(inBoth))].filter(exists);
  for (const file of paths) {
    try {
      pages.push(load(file));
    } catch (error) {
      const { line, reason, message } = error as { line?: number; reason?: string } & Error;
      const fix = 'Correct the MDX syntax here.';
      items.push({ kind: 'problem', file, line, message: reason ?? message, fix });
    }
  }
  const own = pages.filter(({ file }) => files.includes(file));
  const add = (kind: Item['kind'], problems: readonly Problem[]) =>
    items.push(...problems.map((problem) => ({ kind, ...problem })));

  const history = gitHistory(root);
  if (update && pages.length > 0) updateRecords(root, pages, history, { only: [] });
  // The update has rewritten some of the pages.
  const latest = update ? pages.map(({ file }) => load(file)) : pages;
  const fragments = readFragmentRecords(root);
  const { problems, warnings } = freshness(latest, fragments, history);
  const untouched = new Set(
    translatedPages(latest)
      .filter((pair) => isMarked(pair.zh) || isUntouched(pair, fragments, history))
      .map(({ zh }) => zh.file),
  );
  add(
    'record',
    [...problems, ...warnings].filter(({ file }) => !untouched.has(file)),
  );
  add(
    'warning',
    [...problems, ...warnings].filter(({ file }) => untouched.has(file)),
  );

  const pending = new Set(
    [...pendingFiles(latest, fragments)].filter((file) => untouched.has(file)),
  );
  const read = (file: string) => ({ file, source: readFileSync(join(root, file), 'utf8') });
  const menus = [...new Set(files.filter(isMenu).flatMap(inBoth))].filter(exists).map(read);
  add('problem', parity({ pages: latest, menus, texts: read('i18n.json'), pending }).problems);
  const routes = loadRoutes(root);
  add(
    'problem',
    coverage({ routed: routes, planned: plannedRoutes(root), own: ownRoutes }).problems,
  );
  add('problem', writtenLinkProblems({ root, pages: own, routes, load }).problems);
  for (const problem of urlProblems(root, own, update)) {
    add(problem.fix.includes('urls --update') ? 'record' : 'problem', [problem]);
  }
  if (own.length > 0) {
    add('problem', await languageProblems(root, own, pending));
    add('problem', await nameProblems(root, own));
    add('problem', await sampleProblems(own, changed));
  }
  const shown = new Set([...paths, ...files.flatMap(inBoth), publishedFile]);
  return { files, items: items.filter(({ file }) => shown.has(file)) };
}

/** The items as one list, grouped by file, with line and fix. */
export function listItems(files: readonly string[], items: readonly Item[]): string {
  const byFile = new Map<string, Item[]>();
  for (const item of items) byFile.set(item.file, [...(byFile.get(item.file) ?? []), item]);
  const label = { problem: '', warning: 'Warning: ', record: 'Record: ' };
  const lines = [...byFile]
    .sort()
    .flatMap(([file, own]) => [
      file,
      ...own
        .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
        .map(
          ({ kind, line, message, fix }) =>
            `  ${line === undefined ? '' : `line ${line}: `}${label[kind]}${message}\n    Fix: ${fix}`,
        ),
      '',
    ]);
  const count = (kind: Item['kind']) => items.filter((item) => item.kind === kind).length;
  const records = count('record');
  return [
    ...lines,
    `Changed files: ${files.length}. Problems: ${count('problem')}, warnings: ${count('warning')}, records: ${records}.`,
    ...(records > 0 ? ['To write the records, run: npm run check -- changed --update'] : []),
  ].join('\n');
}
