import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileIn, languages, loadPage, type Page, PageSyntaxError } from '@handbook/content';
import type { Problem } from '../lib/problem.ts';
import type { Changed } from './changedFiles.ts';

/** The pages and menus that a branch changed, each with its translation. */
export interface ChangedPages {
  /** The changed files that are pages or menus. */
  files: string[];
  /** Deleted pages. */
  deleted: string[];
  /** The changed files and their translations, whether they exist or not. */
  inBothLanguages: Set<string>;
  pages: Page[];
  menus: { file: string; source: string }[];
  /** Pages that don't parse; `pages` doesn't have them. */
  broken: Problem[];
}

const isPage = (file: string) =>
  languages.some((lang) => file.startsWith(`docs/${lang}/`)) && /\.mdx?$/.test(file);
const isMenu = (file: string) => /\/_(meta|nav)\.json$/.test(file);
const inEachLanguage = (file: string) => languages.map((lang) => fileIn(file, lang));

/** Reads the pages and menus among the changed files. */
export function changedPages(root: string, changed: Changed): ChangedPages {
  const files = changed.files.filter((file) => isPage(file) || isMenu(file));
  const deleted = changed.deleted.filter(isPage);
  const inBothLanguages = new Set([...files, ...deleted].flatMap(inEachLanguage));
  const existing = [...inBothLanguages].filter((file) => existsSync(join(root, file)));
  const pages: Page[] = [];
  const broken: Problem[] = [];
  for (const file of existing.filter(isPage)) {
    try {
      pages.push(loadPage(file, root));
    } catch (error) {
      if (!(error instanceof PageSyntaxError)) throw error;
      broken.push({ ...error.problem, file });
    }
  }
  const menus = existing
    .filter(isMenu)
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
  return { files, deleted, inBothLanguages, pages, menus, broken };
}
