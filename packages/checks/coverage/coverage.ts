import { type Lang, type RoutedFile, urlOf } from '@handbook/content';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { routesFile } from './routes.ts';

export interface CoverageInput {
  routed: readonly RoutedFile[];
  /** English routes. */
  planned: readonly string[];
  /** Routes that exist but aren't in the plan. */
  own: readonly string[];
}

/** A planned page that one language lacks. */
interface MissingPage {
  lang: Lang;
  route: string;
}

const fileOf = ({ lang, route }: Pick<RoutedFile, 'lang' | 'route'>) =>
  `docs/${lang}${route.replace(/\/$/, '/index')}.mdx`;

/** The planned pages that don't exist, in the order of the plan. */
function missingPages({ routed, planned }: CoverageInput): MissingPage[] {
  const existing = new Set(routed.map(urlOf));
  return planned.flatMap((route) =>
    (['en', 'zh'] as const)
      .filter((lang) => !existing.has(urlOf({ lang, route })))
      .map((lang) => ({ lang, route })),
  );
}

/** Checks that every page is planned, and that every planned page exists in both languages. */
export function coverage(input: CoverageInput): RuleResult {
  const { planned } = input;
  const unplanned = input.routed
    .filter(({ route }) => !planned.includes(route) && !input.own.includes(route))
    .map(({ file, route }): Problem => {
      const message = `The file creates the route ${route}, which is not in ${routesFile}.`;
      const fix = `Add the route to ${routesFile}; if it isn't a page, start its name with _ or move it out of docs.`;
      return { file, message, fix };
    });
  const missing = missingPages(input).map((page): Problem => {
    const message = `The page ${urlOf(page)} doesn't exist.`;
    const fix = `Create the page, or remove its route from ${routesFile}.`;
    return { file: fileOf(page), message, fix };
  });
  const written = planned.length * 2 - missingPages(input).length;
  return {
    problems: [...unplanned, ...missing],
    counted: { planned: planned.length * 2, written },
  };
}
