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
 * Returns a function that checks the pages that have changed since its last call; the first call checks all pages. It
 * returns their problems (`fresh`), and those with the problems of all other pages (`left`).
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
  const found = new Map<string, Problem[]>();
  return async () => {
    const sources = readSources(root);
    const changed = sources.filter(({ file, source }) => seen.get(file) !== source);
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
    const { frontmatterProblems } = await import('./frontmatter.ts');
    const problems = frontmatterProblems(root, changed);
    for (const page of parsed) {
      problems.push(...writtenLinkProblems({ ...input, pages: [page] }).problems);
      await setImmediate();
    }
    const own = new Set(changed.map(({ file }) => file));
    for (const file of own) {
      const ofFile = problems.filter((problem) => problem.file === file);
      found.set(file, ofFile);
    }
    const left = sources.flatMap(({ file }) => found.get(file) ?? []);
    return { fresh: left.filter(({ file }) => own.has(file)), left };
  };
}

/**
 * Returns a function to call after each compilation of the dev server. Two seconds after the last compilation, so that no
 * page is delayed, it prints the problems of changed pages, or that the last problem is gone.
 */
export function pageReporter(root: string, link: LinkOptions): () => void {
  const find = changedPageProblems(root, link);
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let before = 0;
  const report = async () => {
    const { fresh, left } = await find();
    const others = left.length - fresh.length;
    const also = others > 0 ? ` ${others} more in other pages.` : '';
    if (fresh.length > 0) {
      logger.error(`${fresh.length} problem(s) in pages.${also}\n\n${formatProblems(fresh)}\n`);
    } else if (before > 0 && others === 0) logger.success('No problems left in pages.');
    before = left.length;
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(report).catch(logger.error);
    }, 2000);
  };
}
