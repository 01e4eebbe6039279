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
import type { Problem, RuleResult } from '../lib/problem.ts';

const KINDS: Readonly<Record<Kind, { name: string; of: (it: PageWeight) => number; fix: string }>> =
  {
    js: {
      name: 'all scripts of the page',
      of: ({ interactive }) => interactive.js,
      fix: 'Load what few pages or few readers use by a dynamic import; npm run bench shows each page.',
    },
    css: {
      name: 'all styles of the page',
      of: ({ interactive }) => interactive.css,
      fix: 'Import a style sheet where its component is, so that only pages with it get it.',
    },
    before: {
      name: 'page, styles and scripts before the reader acts',
      of: ({ before }) => total(before),
      fix: 'Split the page, or shorten what it carries besides its text.',
    },
  };

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** What is over budget on one page. */
function pageProblems(weight: PageWeight, list: readonly Exception[]): Problem[] {
  // Where scripts load at once, what comes before the reader acts is everything.
  const kinds: Kind[] = weight.loadsOnIntent ? ['js', 'css', 'before'] : ['js', 'css'];
  return kinds.flatMap((kind) => {
    const { name, of, fix } = KINDS[kind];
    const [bytes, budget] = [of(weight), budgetOf(weight.page, kind, list)];
    if (bytes <= budget) return [];
    return [
      {
        file: weight.page,
        message: `${kind}: ${name} weigh ${kb(bytes)}, ${kb(budget)} allowed.`,
        fix,
      },
    ];
  });
}

/** Exceptions that no page needs any more: each only hides the next page that grows. */
function needlessExceptions(weights: readonly PageWeight[], list: readonly Exception[]): Problem[] {
  return list
    .filter(({ page, kind }) =>
      weights.every(
        (it) => !page.test(it.page) || KINDS[kind].of(it) <= budgetOf(it.page, kind, []),
      ),
    )
    .map(({ page, kind }) => ({
      file: 'packages/site-output/weight/budgets.mjs',
      message: `No page that matches ${page} needs its exception for ${kind}.`,
      fix: 'Take the exception off the list.',
    }));
}

/**
 * Compares what pages weigh with what they may.
 *
 * @param list the pages that may weigh more
 */
export function checkWeights(
  weights: readonly PageWeight[],
  list: readonly Exception[] = exceptions,
): RuleResult {
  const problems = [
    ...weights.flatMap((it) => pageProblems(it, list)),
    ...needlessExceptions(weights, list),
  ];
  const navigation = median(weights.map((it) => it.navigation));
  if (navigation > maxNavigation) {
    problems.push({
      file: 'packages/site-output/weight/budgets.mjs',
      message: `navigation: going on to another page costs ${kb(navigation)} in the median, ${kb(maxNavigation)} allowed.`,
      fix: 'Look at the column navigation of npm run bench, and take out of pages what few of them use.',
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
