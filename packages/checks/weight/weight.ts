import { outDir } from '@handbook/content/files';
import {
  budgetOf,
  type Exception,
  exceptions,
  type Kind,
  maxNavigation,
  median,
  type PageWeight,
  total,
} from '@handbook/site-output/weight';
import { placeOf } from '../lib/placeOf.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';

const KINDS: Readonly<Record<Kind, { name: string; of: (it: PageWeight) => number; fix: string }>> =
  {
    js: {
      name: 'all scripts of the page',
      of: ({ interactive }) => interactive.js,
      fix: 'Use a dynamic import for code that few pages or few readers need, or shorten the page; npm run bench shows each page. Each new page adds about 150 bytes to the scripts of all pages; if nothing else made this page too heavy, add an exception with its reason to packages/site-output/weight/budgets.mjs.',
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

const budgetsFile = 'packages/site-output/weight/budgets.mjs';

/** Pages whose scripts load at once, although the build makes scripts wait for the reader. */
const impatient = (weights: readonly PageWeight[]): Problem[] =>
  weights
    .filter(({ loadsOnIntent }) => !loadsOnIntent)
    .map(({ page }) => ({
      file: `${outDir}/${page}`,
      message: 'before: the scripts load before the reader acts.',
      fix: 'Correct the plugin hydrateOnIntent; if the build leaves it out, set SITE_WITHOUT for the check too.',
    }));

/** The budgets that one page exceeds. */
function pageProblems(weight: PageWeight, list: readonly Exception[]): Problem[] {
  // If scripts load immediately, everything loads before the reader acts, so the budget for that doesn't apply.
  const kinds: Kind[] = weight.loadsOnIntent ? ['js', 'css', 'before'] : ['js', 'css'];
  return kinds.flatMap((kind) => {
    const { name, of, fix } = KINDS[kind];
    const [bytes, budget] = [of(weight), budgetOf(weight.page, kind, list)];
    if (bytes <= budget) return [];
    return [
      {
        file: `${outDir}/${weight.page}`,
        message: `${kind}: ${name} total ${kb(bytes)}; the limit is ${kb(budget)}.`,
        fix,
      },
    ];
  });
}

/** Exceptions that no page needs, which would hide the next page that grows. */
function needlessExceptions(weights: readonly PageWeight[], list: readonly Exception[]): Problem[] {
  return list
    .filter(({ page, kind }) =>
      weights.every(
        (it) => !page.test(it.page) || KINDS[kind].of(it) <= budgetOf(it.page, kind, []),
      ),
    )
    .map(({ page, kind }) => ({
      ...placeOf(budgetsFile, `page: ${page}`),
      message: `No page that matches ${page} needs its exception for ${kind}.`,
      fix: 'Remove the exception.',
    }));
}

/**
 * Compares the size of pages with their budgets.
 *
 * @param waits whether the scripts of each page must wait until the reader acts
 * @param list the pages that may exceed a budget
 */
export function checkWeights(
  weights: readonly PageWeight[],
  waits: boolean,
  list: readonly Exception[] = exceptions,
): RuleResult {
  const problems = [
    ...(waits ? impatient(weights) : []),
    ...weights.flatMap((it) => pageProblems(it, list)),
    ...needlessExceptions(weights, list),
  ];
  const navigation = median(weights.map((it) => it.navigation));
  if (navigation > maxNavigation) {
    problems.push({
      ...placeOf(budgetsFile, 'maxNavigation'),
      message: `navigation: the median page loads ${kb(navigation)} when a reader navigates to it; the limit is ${kb(maxNavigation)}.`,
      fix: 'Find heavy pages in the navigation column of npm run bench, and load rarely used code only on the pages that need it.',
    });
  }
  const inert = weights.filter(({ loadsOnIntent }) => loadsOnIntent).length;
  return {
    problems,
    counted: {
      pages: weights.length,
      ...(inert > 0 ? { 'pages whose scripts wait': inert } : {}),
    },
  };
}
