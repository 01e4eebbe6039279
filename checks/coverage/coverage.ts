import type { Problem, RuleResult } from '../lib/problem.ts';
import { type Lang, type RoutedFile, urlOf } from '../lib/routes.ts';

export interface CoverageInput {
  routed: readonly RoutedFile[];
  /** English routes by area. */
  planned: Readonly<Record<string, readonly string[]>>;
  /** Routes that exist without being planned. */
  own: readonly string[];
}

/** A planned page that one language lacks. */
export interface MissingPage {
  area: string;
  lang: Lang;
  route: string;
}

const fileOf = ({ lang, route }: Pick<RoutedFile, 'lang' | 'route'>) =>
  `docs/${lang}${route.replace(/\/$/, '/index')}.mdx`;

/** The planned pages that do not exist yet, in the plan's order. */
export function missingPages({ routed, planned }: CoverageInput): MissingPage[] {
  const existing = new Set(routed.map(urlOf));
  return Object.entries(planned).flatMap(([area, routes]) =>
    routes.flatMap((route) =>
      (['en', 'zh'] as const)
        .filter((lang) => !existing.has(urlOf({ lang, route })))
        .map((lang) => ({ area, lang, route })),
    ),
  );
}

/** Every page is planned, and every planned page exists in both languages. */
export function coverage(input: CoverageInput): RuleResult {
  const planned = Object.values(input.planned).flat();
  const unplanned = input.routed
    .filter(({ route }) => !planned.includes(route) && !input.own.includes(route))
    .map(({ file, route }): Problem => {
      const message = `It makes the route ${route}, which nobody planned.`;
      const fix =
        'Add the route to checks/coverage/routes.ts; if it is no page, start its name with _ or move it out of docs.';
      return { file, message, fix };
    });
  const missing = missingPages(input).map((page): Problem => {
    const message = `The page ${urlOf(page)} (${page.area}) does not exist.`;
    const fix = 'Write it, or take it out of checks/coverage/routes.ts.';
    return { file: fileOf(page), message, fix };
  });
  const written = planned.length * 2 - missingPages(input).length;
  return {
    problems: [...unplanned, ...missing],
    counted: { planned: planned.length * 2, written },
  };
}

/** Lists what is missing, one route a line below its area; `(zh)` marks a page one language has. */
export function missingReport(input: CoverageInput): string {
  const missing = missingPages(input);
  if (missing.length === 0) return 'Every planned page exists in both languages.';
  const areas = Object.keys(input.planned).flatMap((area) => {
    const own = missing.filter((page) => page.area === area);
    const routes = [...new Set(own.map(({ route }) => route))].map((route) => {
      const languages = own.filter((page) => page.route === route).map(({ lang }) => lang);
      return languages.length === 2 ? route : `${route} (${languages[0]})`;
    });
    return routes.length > 0 ? [`  ${area}:`, ...routes.map((route) => `    ${route}`)] : [];
  });
  const total = Object.values(input.planned).flat().length * 2;
  return [`${missing.length} of ${total} planned pages are missing:`, ...areas].join('\n');
}
