import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { logger, type UserConfig } from '@rspress/core';
import { readText } from '../files/readText.mjs';
import { loadPage, type Page } from '../pages/pages.ts';
import { allDocs, filesOf, loadRoutes } from '../pages/routes.ts';
import { formatProblems, type Problem } from '../problem/problem.ts';
import { writtenLinkProblems } from './writtenLinkProblems.ts';

type LinkOptions = NonNullable<UserConfig['markdown']>['link'];

/** Reads all pages and fragments, without parsing them. */
export const readSources = (root: string) =>
  filesOf(`${allDocs}/**/*.{md,mdx}`, root).map((file) => ({
    file,
    source: readText(join(root, file)),
  }));

/**
 * Returns a function that finds the problems of all pages that have changed since its last call. The first call checks
 * all pages.
 *
 * @param root the repository's root, absolute
 * @param link the framework's options, for the anchors that it doesn't check
 */
export function changedPageProblems(root: string, link: LinkOptions) {
  const { checkAnchors } = link ?? {};
  const excludes = typeof checkAnchors === 'object' ? checkAnchors.excludes : [];
  const isGenerated = (url: string) =>
    typeof excludes === 'function' ? excludes(url) : excludes.includes(url);
  const seen = new Map<string, string>();
  const pages = new Map<string, Page>();
  const load = (file: string) => pages.get(file);
  return async () => {
    const changed = readSources(root).filter(({ file, source }) => seen.get(file) !== source);
    const parsed: Page[] = [];
    for (const { file, source } of changed) {
      seen.set(file, source);
      try {
        const page = loadPage(file, root);
        pages.set(file, page);
        parsed.push(page);
      } catch {
        // The framework reports a page that doesn't parse.
      }
      // Lets the server respond between pages.
      await setImmediate();
    }
    const input = { root, routes: loadRoutes(root), load, isGenerated, known: new Map() };
    const problems: Problem[] = [];
    for (const page of parsed) {
      problems.push(...writtenLinkProblems({ ...input, pages: [page] }).problems);
      await setImmediate();
    }
    const { frontmatterProblems } = await import('./frontmatter.ts');
    const all = [...frontmatterProblems(root, changed), ...problems];
    return all.sort((a, b) => a.file.localeCompare(b.file));
  };
}

/**
 * Returns a function to call after each compilation of the dev server. It prints the problems of changed pages two seconds
 * after the last compilation, so that it doesn't delay any page.
 */
export function pageReporter(root: string, link: LinkOptions): () => void {
  const find = changedPageProblems(root, link);
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const report = async () => {
    const problems = await find();
    if (problems.length === 0) return;
    logger.error(`${problems.length} problem(s) in pages.\n\n${formatProblems(problems)}\n`);
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(report).catch(logger.error);
    }, 2000);
  };
}
