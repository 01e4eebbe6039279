import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  gitHistory,
  isMarked,
  loadPage,
  loadRoutes,
  pendingFiles,
  readFragmentRecords,
  translatedPages,
  writtenLinkProblems,
} from '@handbook/content';
import { isRowLink } from '@handbook/mdx';
import { coverage } from '../coverage/coverage.ts';
import { ownRoutes, plannedRoutes } from '../coverage/routes.ts';
import { freshness } from '../freshness/freshness.ts';
import { isUntouched, updateRecords } from '../freshness/update.ts';
import type { Problem } from '../lib/problem.ts';
import { parity } from '../parity/parity.ts';
import { publishedFile } from '../urls/urls.ts';
import { changedFiles } from './changedFiles.ts';
import { changedPages } from './changedPages.ts';
import { languageProblems, nameProblems, sampleProblems, urlProblems } from './changedRules.ts';
import type { Item } from './listItems.ts';

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
  const { files, inBothLanguages, pages, menus, broken } = changedPages(root, changed);
  const own = pages.filter(({ file }) => files.includes(file));
  const load = (file: string) => loadPage(file, root);
  const items: Item[] = [];
  const add = (kind: Item['kind'], problems: readonly Problem[]) =>
    items.push(...problems.map((problem) => ({ kind, ...problem })));
  add('problem', broken);

  const history = gitHistory(root);
  if (update && pages.length > 0) updateRecords(root, pages, history, { only: [] });
  // The update changed some of the pages.
  const latest = update ? pages.map(({ file }) => load(file)) : pages;
  const fragments = readFragmentRecords(root);
  const untouched = new Set(
    translatedPages(latest)
      .filter((pair) => isMarked(pair.zh) || isUntouched(pair, fragments, history))
      .map(({ zh }) => zh.file),
  );
  const { problems, warnings } = freshness(latest, fragments, history);
  for (const problem of [...problems, ...warnings]) {
    add(untouched.has(problem.file) ? 'warning' : 'record', [problem]);
  }

  const pending = new Set(
    [...pendingFiles(latest, fragments)].filter((file) => untouched.has(file)),
  );
  const texts = { file: 'i18n.json', source: readFileSync(join(root, 'i18n.json'), 'utf8') };
  add('problem', parity({ pages: latest, menus, texts, pending }).problems);
  const routes = loadRoutes(root);
  const planned = plannedRoutes(root);
  add('problem', coverage({ routed: routes, planned, own: ownRoutes }).problems);
  const isGenerated = (url: string) => isRowLink(url, join(root, 'docs'));
  const linksInput = { root, pages: own, routes, load, isGenerated };
  add('problem', writtenLinkProblems(linksInput).problems);
  for (const problem of urlProblems(root, own, update)) {
    add(problem.fix.includes('urls --update') ? 'record' : 'problem', [problem]);
  }
  if (own.length > 0) {
    add('problem', await languageProblems(root, own, pending));
    add('problem', await nameProblems(root, own));
    add('problem', await sampleProblems(own, changed));
  }
  const isShown = ({ file }: Item) => inBothLanguages.has(file) || file === publishedFile;
  return { files, items: items.filter(isShown) };
}
