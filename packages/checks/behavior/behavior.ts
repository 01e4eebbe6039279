import type { Problem, RuleResult } from '../lib/problem.ts';
import type { Facts } from './site.ts';

/** A difference between 1.x and the installed version. */
export interface Difference {
  fact: string;
  from: string;
  to: string;
  /** The section that tells readers about it. */
  section: string;
}

const file = 'packages/checks/behavior/differences.ts';

/** Compares how two versions build one site with the differences that the pages state. */
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
    const message = `Different in both versions: ${name}, from ${show(older[name])} to ${show(newer[name])}.`;
    const fix = 'State it in the migration guide in both languages, and here with its section.';
    return [{ file, message, fix }];
  });
  const gone = stated
    .filter(({ fact }) => !changed.includes(fact))
    .map(({ fact, section }) => ({
      file,
      message: `The same in both versions by now: ${fact}.`,
      fix: `Correct ${section}, and drop the difference.`,
    }));
  const homeless = stated
    .filter(({ section }) => !sections.has(section))
    .map(({ fact, section }) => ({
      file,
      message: `No page has ${section}, which should state the ${fact}.`,
      fix: 'State it there, or correct the section.',
    }));
  return {
    problems: [...unstated, ...gone, ...homeless],
    counted: { facts: names.length, differences: changed.length },
  };
}
