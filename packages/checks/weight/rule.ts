import { base, builtPages, outDir, outFolder } from '@handbook/content/files';
import {
  budgetOf,
  type Kind,
  maxNavigation,
  median,
  type PageWeight,
  total,
  weighPages,
} from '@handbook/site-output/weight';
import { without } from '../../../site.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';

export const name = 'weight';
export const needsBuild = true;

/** Compares the size of every built page with its budgets. */
export function run(): RuleResult {
  const weights = weighPages(outFolder, base, builtPages());
  return checkWeights(weights, !without.includes('hydrateOnIntent'));
}

type Budget = { name: string; of(it: PageWeight): number; fix: string };

const budgets: Readonly<Record<Kind, Budget>> = {
  js: {
    name: 'all scripts of the page',
    of: ({ interactive }) => interactive.js,
    fix: 'Use a dynamic import for code that few pages need, or shorten the page; npm run bench shows each page. If only a new page made it too heavy, add an exception with its reason to packages/site-output/weight/budgets.mjs.',
  },
  css: {
    name: 'all styles of the page',
    of: ({ interactive }) => interactive.css,
    fix: 'Import a style sheet next to its component, so that only pages with the component load it.',
  },
  before: {
    name: 'page, styles, and scripts before the reader acts',
    of: ({ before }) => total(before),
    fix: 'Split the page, or shorten its markup.',
  },
};

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/**
 * Finds pages that exceed a budget.
 *
 * @param waits whether the scripts of each page must wait until the reader acts
 */
export function checkWeights(weights: readonly PageWeight[], waits: boolean): RuleResult {
  const problems: Problem[] = [];
  for (const weight of weights) {
    const file = `${outDir}/${weight.page}`;
    if (waits && !weight.loadsOnIntent) {
      const message = 'The scripts load before the reader acts.';
      problems.push({ file, message, fix: 'Correct the plugin hydrateOnIntent.' });
    }
    for (const kind of weight.loadsOnIntent
      ? (['js', 'css', 'before'] as const)
      : (['js', 'css'] as const)) {
      const { name: what, of, fix } = budgets[kind];
      const [bytes, limit] = [of(weight), budgetOf(weight.page, kind)];
      if (bytes <= limit) continue;
      const message = `${kind}: ${what} total ${kb(bytes)}; the limit is ${kb(limit)}.`;
      problems.push({ file, message, fix });
    }
  }
  const navigation = median(weights.map((it) => it.navigation));
  if (navigation > maxNavigation) {
    problems.push({
      file: outDir,
      message: `The median page loads ${kb(navigation)} when a reader navigates to it; the limit is ${kb(maxNavigation)}.`,
      fix: 'Find heavy pages in the navigation column of npm run bench.',
    });
  }
  return { problems, counted: { pages: weights.length } };
}
