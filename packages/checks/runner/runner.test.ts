import { expect, it } from 'vitest';
import { readArguments } from './arguments.ts';
import { closingLines, describe as describeOutcome } from './print.ts';
import type { Rule, Scope } from './rule.ts';
import { rules } from './rules.ts';
import { runRules } from './runRules.ts';

it.each([
  ['nonsense', 'Unknown rule "nonsense". Use one of these: changed, deployment,'],
  ['parity --watch', 'Unknown flag --watch.'],
  ['--update', '--update needs "changed" or a rule with records: releases, translations, urls.'],
  ['parity --update', '--update needs "changed" or a rule with records'],
  ['samples packages/a.ts', "packages/a.ts isn't a page."],
])('refuses %s', (line, message) => {
  expect(() => readArguments(line.split(' '))).toThrow(message);
});

it('reads rules, pages, and flags', () => {
  expect(readArguments(['samples', 'docs/en/a.mdx'])).toEqual({
    names: ['samples'],
    pages: ['docs/en/a.mdx'],
    changed: false,
    update: false,
  });
  expect(readArguments(['changed', '--update'])).toMatchObject({ changed: true, update: true });
});

it('names each rule like its folder', async () => {
  const loaded = await Promise.all(Object.values(rules).map((load) => load()));
  expect(loaded.map(({ name }) => name)).toEqual(Object.keys(rules));
}, 300_000);

const rule = (name: string, run: Rule['run']): Rule => ({ name, needsBuild: false, run });
const problem = { file: 'a.mdx', line: 3, message: 'Broken.', fix: 'Repair it.' };
const scope = { isPart: false } as Scope;
const all = [
  rule('good', () => ({ problems: [], counted: { headingIds: 7 }, notes: ['Pending: b.mdx'] })),
  rule('bad', async () => ({ problems: [problem], counted: { pages: 1 } })),
  rule('empty', () => ({ problems: [], counted: { pages: 0 } })),
  rule('broken', () => {
    throw new Error('No nginx.');
  }),
];

it('prints file, line, message, and fix, and why a rule proves nothing', async () => {
  const printed: string[] = [];
  await runRules(all, scope, (outcome) => printed.push(describeOutcome(outcome)));
  const text = printed.join('\n');
  expect(text).toContain('bad: 1 problem(s)\n\na.mdx:3\n    Broken.\n    Fix: Repair it.');
  expect(text).toContain('Pending: b.mdx');
  expect(text).toContain('empty: The rule empty found no pages to check.');
  expect(text).toContain('broken: Error: No nginx.');
});

it('closes with one line for each rule', async () => {
  const outcomes = await runRules(all, scope, () => {});
  const timed = outcomes.map((outcome) => ({ ...outcome, seconds: 1.24 }));
  expect(closingLines(timed, 60)).toBe(`
bad     FAILED (1)    1.2 s  1 pages
broken  FAILED (0)    1.2 s  nothing to check here
empty   FAILED (0)    1.2 s  0 pages
good    passed        1.2 s  7 heading ids

Rules: 1 passed, 3 failed, in 60.0 s.`);
});

it('lets a part of the site have nothing for a rule', async () => {
  const [outcome] = await runRules(all.slice(2, 3), { ...scope, isPart: true }, () => {});
  expect(outcome?.failure).toBeUndefined();
});
