import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  fileIn,
  frontmatterProblems,
  gitHistory,
  isMarked,
  isPending,
  languages,
  loadPage,
  loadRoutes,
  pendingFiles,
  readFragmentRecords,
  sourceProblems,
  translatedPages,
} from '@handbook/content';
import { globSync } from 'tinyglobby';
import { freshness } from '../freshness/freshness.ts';
import { isUntouched, updateRecords } from '../freshness/update.ts';
import type { Problem } from '../lib/problem.ts';
import { parity } from '../parity/parity.ts';
import { publishedFile } from '../urls/urls.ts';
import { changedFiles } from './changedFiles.ts';
import { changedPages } from './changedPages.ts';
import {
  allPages,
  deletedPhraseProblems,
  languageProblems,
  linkProblems,
  nameProblems,
  phraseProblems,
  sampleProblems,
  urlProblems,
} from './changedRules.ts';
import type { Changes, Item } from './listItems.ts';

/** The folders of changed code that have unit tests. */
const testedFolders = (root: string, files: readonly string[]): string[] =>
  [...new Set(files.map((file) => dirname(file)))]
    .filter((folder) => /^(?:theme|tools|packages\/(?!checks\/))/.test(folder))
    .filter((folder) => globSync(`${folder}/*.test.*`, { cwd: root }).length > 0);

/** What replaces the warning about a pending translation if the translation changed too. */
const outdatedRecord = {
  message: 'Both pages changed, but the record is of an earlier version of the English page.',
  fix: 'If the Chinese page has every change, run: npm run check -- changed --update',
};

/**
 * Checks the pages that changed since the branch left the main branch, without a build.
 *
 * @param update whether to write the records of these pages
 */
export async function checkChanged(root: string, update: boolean): Promise<Changes> {
  const changed = changedFiles(root);
  const { files, deleted, inBothLanguages, pages, menus, broken } = changedPages(root, changed);
  const own = pages.filter(({ file }) => files.includes(file));
  const load = (file: string) => loadPage(file, root);
  const items: Item[] = [];
  const add = (kind: Item['kind'], problems: readonly Problem[]) =>
    items.push(...problems.map((problem) => ({ kind, ...problem })));
  add('problem', broken);

  const history = gitHistory(root);
  const recordedBefore = readFragmentRecords(root);
  // If only the Chinese page changed, the change may not be the translation of an earlier English change.
  const earlier = new Set(
    translatedPages(pages)
      .filter(({ en }) => !files.includes(en.file))
      .filter((pair) => isPending(pair, recordedBefore))
      .map(({ zh }) => zh.file),
  );
  const recordable = pages.filter(({ file }) => !earlier.has(file));
  const written =
    update && recordable.length > 0
      ? updateRecords(root, recordable, history, { only: [] }).written
      : [];
  // The update changed some of the pages.
  const latest = update ? pages.map(({ file }) => load(file)) : pages;
  const fragments = readFragmentRecords(root);
  const untouched = new Set(
    translatedPages(latest)
      .filter(
        (pair) =>
          earlier.has(pair.zh.file) || isMarked(pair.zh) || isUntouched(pair, fragments, history),
      )
      .map(({ zh }) => zh.file),
  );
  const { problems, warnings } = freshness(latest, fragments, history);
  const isUntranslated = ({ file }: Problem) => untouched.has(file);
  for (const problem of problems) add(isUntranslated(problem) ? 'warning' : 'record', [problem]);
  for (const problem of warnings) {
    if (isUntranslated(problem)) add('warning', [problem]);
    else add('record', [{ ...problem, ...outdatedRecord }]);
  }

  const pending = new Set(
    [...pendingFiles(latest, fragments)].filter((file) => untouched.has(file)),
  );
  const texts = { file: 'i18n.json', source: readFileSync(join(root, 'i18n.json'), 'utf8') };
  // A page whose translation doesn't parse can't be compared.
  const lost = new Set(broken.flatMap(({ file }) => languages.map((lang) => fileIn(file, lang))));
  const whole = latest.filter(({ file }) => !lost.has(file));
  add('problem', parity({ pages: whole, menus, texts, pending }).problems);
  const all = allPages(root);
  const routes = loadRoutes(root);
  const addresses = urlProblems(root, own, changed, update, deleted);
  add('problem', addresses.problems);
  add('record', addresses.records);
  add('problem', phraseProblems(root, own, pending));
  if (own.length > 0) {
    add('problem', frontmatterProblems(root, own));
    add('problem', await languageProblems(root, own, pending));
    add('problem', await nameProblems(all, own));
    add('problem', await sampleProblems(own, changed));
  }
  const isShown = ({ file }: Item) =>
    inBothLanguages.has(file) ||
    file === publishedFile ||
    file.startsWith('packages/search/phrases/');
  const shown = items.filter(isShown);
  // These problems are new wherever they are, because the main branch has none.
  const elsewhere = [
    ...sourceProblems(root),
    ...linkProblems(root, all, routes),
    ...deletedPhraseProblems(root, deleted),
  ];
  shown.push(...elsewhere.map((problem) => ({ kind: 'problem' as const, ...problem })));
  const others = [...changed.files, ...changed.deleted].filter(
    (file) => !files.includes(file) && !deleted.includes(file),
  );
  return {
    files: [...files, ...deleted],
    others: others.length,
    tested: testedFolders(root, others),
    written: [...written, ...addresses.written],
    items: shown,
  };
}
