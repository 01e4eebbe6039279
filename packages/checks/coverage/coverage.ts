import { type Lang, type RoutedFile, urlOf } from '@handbook/content';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { routesFile } from './routes.ts';

export interface CoverageInput {
  routed: readonly RoutedFile[];
  /** English routes. */
  planned: readonly string[];
  /** Routes that exist without being planned. */
  own: readonly string[];
}

/** A planned page that one language lacks. */
export interface MissingPage {
  lang: Lang;
  route: string;
}

const fileOf = ({ lang, route }: Pick<RoutedFile, 'lang' | 'route'>) =>
  `docs/${lang}${route.replace(/\/$/, '/index')}.mdx`;

/** The planned pages that do not exist yet, in the plan's order. */
export function missingPages({ routed, planned }: CoverageInput): MissingPage[] {
  const existing = new Set(routed.map(urlOf));
  return planned.flatMap((route) =>
    (['en', 'zh'] as const)
      .filter((lang) => !existing.has(urlOf({ lang, route })))
      .map((lang) => ({ lang, route })),
  );
}

/** Every page is planned, and every planned page exists in both languages. */
export function coverage(input: CoverageInput): RuleResult {
  const { planned } = input;
  const unplanned = input.routed
    .filter(({ route }) => !planned.includes(route) && !input.own.includes(route))
    .map(({ file, route }): Problem => {
      const message = `It makes the route ${route}, which nobody planned.`;
      const fix = `Add the route to ${routesFile}; if it isn't a page, start its name with _ or move it out of docs.`;
      return { file, message, fix };
    });
  const missing = missingPages(input).map((page): Problem => {
    const message = `The page ${urlOf(page)} does not exist.`;
    const fix = `Write it, or remove it from ${routesFile}.`;
    return { file: fileOf(page), message, fix };
  });
  const written = planned.length * 2 - missingPages(input).length;
  return {
    problems: [...unplanned, ...missing],
    counted: { planned: planned.length * 2, written },
  };
}
