import { languages, type RoutedFile, urlOf } from '@handbook/content';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { routesFile } from './routes.ts';

export interface CoverageInput {
  routed: readonly RoutedFile[];
  /** English routes. */
  planned: readonly string[];
  /** Routes that exist but aren't in the plan. */
  own: readonly string[];
}

const fileOf = ({ lang, route }: Pick<RoutedFile, 'lang' | 'route'>) =>
  `docs/${lang}${route.replace(/\/$/, '/index')}.mdx`;

/** Checks that every page is planned, and that every planned page exists in every language. */
export function coverage(input: CoverageInput): RuleResult {
  const { planned } = input;
  const existing = new Set(input.routed.map(urlOf));
  const unplanned = input.routed
    .filter(({ route }) => !planned.includes(route) && !input.own.includes(route))
    .map(({ file, route }): Problem => {
      const message = `The file creates the route ${route}, which is not in ${routesFile}.`;
      const fix = `Add the route to ${routesFile}; if it isn't a page, start its name with _ or move it out of docs.`;
      return { file, message, fix };
    });
  const pages = planned.flatMap((route) => languages.map((lang) => ({ lang, route })));
  const missing = pages
    .filter((page) => !existing.has(urlOf(page)))
    .map((page): Problem => {
      const message = `The page ${urlOf(page)} doesn't exist.`;
      const fix = `Create the page, or remove its route from ${routesFile}.`;
      return { file: fileOf(page), message, fix };
    });
  return {
    problems: [...unplanned, ...missing],
    counted: { planned: pages.length, written: pages.length - missing.length },
  };
}
