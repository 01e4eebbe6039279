import type { Problem, RuleResult } from '../lib/problem.ts';
import type { Fact } from './facts.ts';

/** A stated difference between what a page shows and what readers get elsewhere. */
export interface Difference {
  subject: string;
  /** Where it differs, all with the same value. */
  ways: readonly string[];
  value: string;
  /** The section of the page that tells readers about it. */
  section: string;
}

const file = 'packages/checks/agreement/differences.ts';

const show = (value: string): string => (value ? `“${value}”` : 'nothing');

/** Whether a difference is about a way of a fact. */
const covers = (one: Difference, subject: string, way: string): boolean =>
  one.subject === subject && one.ways.includes(way);

function undeclared(lang: string, facts: readonly Fact[], stated: readonly Difference[]) {
  return facts.flatMap(({ subject, expected, found }) =>
    Object.entries(found).flatMap(([way, value]): Problem[] => {
      const isStated = stated.some((one) => covers(one, subject, way) && one.value === value);
      if (value === expected || isStated) return [];
      const message = `${lang}, ${subject}: the page has ${show(expected)}, ${way} has ${show(value)}.`;
      const fix = 'State it on a page in both languages, and here with its section.';
      return [{ file, message, fix }];
    }),
  );
}

/** Stated differences that a language does not have. */
function gone(lang: string, facts: readonly Fact[], stated: readonly Difference[]) {
  return stated.flatMap(({ subject, ways, section }) =>
    ways.flatMap((way): Problem[] => {
      const fact = facts.find((each) => each.subject === subject);
      const value = fact?.found[way];
      if (fact && value !== undefined && value !== fact.expected) return [];
      const message = fact
        ? `${lang}, ${subject}: ${way} has what the page has, ${show(fact.expected)}.`
        : `${lang}: ${subject} is missing.`;
      return [{ file, message, fix: `Correct ${section}, and drop the difference.` }];
    }),
  );
}

/**
 * Compares what readers get of one site in several ways with the differences that the pages state.
 *
 * @param facts by language
 * @param sections those that exist, each after its language
 */
export function agreement(
  facts: Readonly<Record<string, readonly Fact[]>>,
  stated: readonly Difference[],
  sections: ReadonlySet<string>,
): RuleResult {
  const languages = Object.entries(facts);
  const homeless = [...new Set(stated.map(({ section }) => section))]
    .flatMap((section) => languages.map(([lang]) => `${lang} ${section}`))
    .filter((section) => !sections.has(section))
    .map((section) => ({
      file,
      message: `No page has ${section}, which should state a difference.`,
      fix: 'State it there, or correct the section.',
    }));
  const values = languages.flatMap(([, list]) =>
    list.flatMap(({ expected, found }) => Object.values(found).map((one) => one === expected)),
  );
  return {
    problems: [
      ...languages.flatMap(([lang, list]) => [
        ...undeclared(lang, list, stated),
        ...gone(lang, list, stated),
      ]),
      ...homeless,
    ],
    counted: {
      facts: languages.reduce((sum, [, list]) => sum + list.length, 0),
      comparisons: values.length,
      differences: values.filter((isEqual) => !isEqual).length,
    },
  };
}
