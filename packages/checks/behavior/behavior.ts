import { placeOf } from '../lib/placeOf.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';
import type { Facts } from './site.ts';

/** A difference between 1.x and the installed version. */
export interface Difference {
  fact: string;
  from: string;
  to: string;
  /** The section that describes it. */
  section: string;
}

const file = 'packages/checks/behavior/differences.ts';

/** Compares how two versions build the same site with the differences that the pages describe. */
export function behavior(
  older: Facts,
  newer: Facts,
  stated: readonly Difference[],
  sections: ReadonlySet<string>,
): RuleResult {
  const names = [...new Set([...Object.keys(older), ...Object.keys(newer)])];
  const changed = names.filter((name) => older[name] !== newer[name]);
  const show = (value: string | undefined) => (value ? `“${value}”` : 'nothing');
  const unstated = changed.flatMap((name): Problem[] => {
    const one = stated.find(({ fact }) => fact === name);
    if (one && one.from === older[name] && one.to === newer[name]) return [];
    const message = `The versions differ in ${name}: from ${show(older[name])} to ${show(newer[name])}.`;
    const fix =
      'Describe the difference in the migration guide in both languages, and add it here with its section.';
    return [{ ...(one ? placeOf(file, `fact: '${name}'`) : { file }), message, fix }];
  });
  const gone = stated
    .filter(({ fact }) => !changed.includes(fact))
    .map(({ fact, section }) => ({
      ...placeOf(file, `fact: '${fact}'`),
      message: `The versions no longer differ in ${fact}.`,
      fix: `Correct ${section} in both languages, and remove the difference.`,
    }));
  const undescribed = stated
    .filter(({ section }) => !sections.has(section))
    .map(({ fact, section }) => ({
      ...placeOf(file, `fact: '${fact}'`),
      message: `No page has the section ${section}, which should describe the ${fact}.`,
      fix: 'Describe it there, or correct the section of this difference.',
    }));
  return {
    problems: [...unstated, ...gone, ...undescribed],
    counted: {
      facts: names.length,
      ...(changed.length > 0 && { differences: changed.length }),
    },
  };
}
