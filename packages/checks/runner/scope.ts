import {
  fileIn,
  filesOf,
  isMarked,
  languages,
  loadPage,
  type Page,
  PageSyntaxError,
  type Problem,
  pendingFiles,
  readFragmentRecords,
} from '@handbook/content';
import type { Asked } from './arguments.ts';
import { readChanges } from './changes.ts';
import type { Scope } from './rule.ts';

/**
 * Reads the pages that the command line asks for.
 *
 * @throws Error if `changed` has nothing to compare with, or if a named page doesn't exist
 */
export function readScope(root: string, { pages: named, changed, update }: Asked): Scope {
  const changes = changed || update ? readChanges(root) : undefined;
  if (changed && !changes) {
    throw new Error(
      'The repository has no main branch to compare with. Run `git fetch origin main` first.',
    );
  }
  const all: Page[] = [];
  const broken: Problem[] = [];
  const files = filesOf(`docs/{${languages}}/**/*.{md,mdx}`, root);
  const missing = named.find((file) => !files.includes(file));
  if (missing) throw new Error(`${missing} doesn't exist. Use the path of a page from the root.`);
  for (const file of files) {
    try {
      all.push(loadPage(file, root));
    } catch (error) {
      if (!(error instanceof PageSyntaxError)) throw error;
      broken.push({ ...error.problem, file });
    }
  }
  const wanted = named.length > 0 ? new Set(named) : changed ? changes?.files : undefined;
  const pages = wanted ? all.filter(({ file }) => wanted.has(file)) : all;
  const translated = new Set(pages.flatMap(({ file }) => languages.map((it) => fileIn(file, it))));
  const isTranslated = ({ file, source }: Page) =>
    changes?.files.has(file) === true && !isMarked({ source });
  const outdated = pendingFiles(all, readFragmentRecords(root));
  return {
    root,
    pages,
    all,
    inBothLanguages: all.filter(({ file }) => translated.has(file)),
    isPart: wanted !== undefined,
    broken,
    pending: new Set(
      all.filter((page) => outdated.has(page.file) && !isTranslated(page)).map(({ file }) => file),
    ),
    changes,
    update,
    named,
  };
}
