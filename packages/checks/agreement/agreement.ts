import type { Problem, RuleResult } from '../lib/problem.ts';
import type { Fact } from './facts.ts';

/** A stated difference between what a page shows and what readers get elsewhere. */
export interface Difference {
  subject: string;
  /** The ways that differ, all with the same value. */
  ways: readonly string[];
  value: string;
  /** The section that documents the difference. */
  section: string;
}

const file = 'packages/checks/agreement/differences.ts';

const show = (value: string): string => (value ? `“${value}”` : 'nothing');

/** Whether a difference covers one way of showing a fact. */
const covers = (one: Difference, subject: string, way: string): boolean =>
  one.subject === subject && one.ways.includes(way);

function undeclared(lang: string, facts: readonly Fact[], stated: readonly Difference[]) {
  return facts.flatMap(({ subject, expected, found }) =>
    Object.entries(found).flatMap(([way, value]): Problem[] => {
      const isStated = stated.some((one) => covers(one, subject, way) && one.value === value);
      if (value === expected || isStated) return [];
      const message = `${lang}, ${subject}: the page has ${show(expected)}, but ${way} has ${show(value)}.`;
      const fix =
        'Document the difference on a page in both languages, and add it here with its section.';
      return [{ file, message, fix }];
    }),
  );
}

/** Stated differences that don't exist in a language. */
function gone(lang: string, facts: readonly Fact[], stated: readonly Difference[]) {
  return stated.flatMap(({ subject, ways, section }) =>
    ways.flatMap((way): Problem[] => {
      const fact = facts.find((each) => each.subject === subject);
      const value = fact?.found[way];
      if (fact && value !== undefined && value !== fact.expected) return [];
      const message = fact
        ? `${lang}, ${subject}: ${way} no longer differs from the page, ${show(fact.expected)}.`
        : `${lang}: ${subject} is missing.`;
      return [{ file, message, fix: `Correct ${section}, and remove the difference here.` }];
    }),
  );
}

/**
 * Checks that one site shows the same facts in every way, except for the differences that the pages state.
 *
 * @param facts by language
 * @param sections existing sections, each prefixed with its language
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
      fix: 'Document the difference there, or correct the section.',
    }));
  const values = languages.flatMap(([, list]) =>
    list.flatMap(({ expected, found }) => Object.values(found).map((one) => one === expected)),
  );
  const differing = values.filter((isEqual) => !isEqual).length;
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
      ...(differing > 0 && { differences: differing }),
    },
  };
}
