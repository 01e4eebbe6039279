import { type Facts, type Release, releaseEntries, renderFacts } from '@handbook/releases';
import { expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { tidyType } from '../reference/compare/typeText.ts';
import { pageProblems } from './pages.ts';
import { record, releases } from './releases.ts';

const first: Facts = { config: { a: { type: 'string' }, b: { type: 'number', default: '1' } } };
const second: Facts = {
  config: { b: { type: 'bigint', default: '2' }, c: { type: 'boolean', deprecated: true } },
};
const released = (version: string, facts: Facts, plugins: string[] = []) => ({
  version,
  packages: ['core', ...plugins],
  facts,
});
const base = record(released('2.0.0', first), []);
const next = record(released('2.0.1', second), [base]);
const recorded = [base, next];

/** The problems after a change of the second record. */
const mutated = (change: (release: Release) => void, facts = second): string => {
  const changed = structuredClone(next);
  change(changed);
  return formatProblems(releases([base, changed], { version: '2.0.1', facts }).problems);
};

it('records additions, removals, and changes', () => {
  expect(next).toMatchObject({
    previous: '2.0.0',
    base: {},
    added: { config: { c: { type: 'boolean' } } },
    removed: { config: { a: { type: 'string' } } },
    changed: { config: { b: { from: { type: 'number' }, to: { type: 'bigint' } } } },
  });
  expect(mutated(() => {})).toBe('');
});

it('keeps a plugin that was not published with a release, and records no difference for a new plugin', () => {
  const rss: Facts = { ...first, 'plugin:rss': { feed: { type: 'string' } } };
  const old = record(released('2.0.0', rss, ['plugin-rss']), []);
  expect(record(released('2.0.1', first), [old])).toMatchObject({ added: {}, removed: {} });
  const added = record(released('2.0.1', rss, ['plugin-rss']), [base]);
  expect(added).toMatchObject({ added: {}, base: { 'plugin:rss': { feed: { type: 'string' } } } });
  expect(releases([base, added], { version: '2.0.1', facts: rss }).problems).toEqual([]);
});

it('fails on a name that is not recorded', () => {
  expect(mutated((release) => delete release.added.config)).toBe(
    'packages/releases/data/2.0.1.json\n    c (config) is not recorded, but is part of 2.0.1.\n' +
      '    Fix: Run `npm run releases`, review the changes, and commit them.',
  );
});

it('fails on a recorded name that does not exist', () => {
  expect(mutated((release) => Object.assign(release, { removed: {} }))).toContain(
    'a (config) is recorded, but is not part of 2.0.1.',
  );
});

it('fails on another type or deprecation', () => {
  const without: Facts = { config: { ...second.config, c: { type: 'boolean' } } };
  expect(mutated(() => {}, without)).toContain('c (config) is recorded with other values than in');
  expect(mutated((release) => Object.assign(release, { changed: {} }))).toContain(
    'b (config) is recorded with other values',
  );
});

it('fails on a release that is not recorded', () => {
  const { problems } = releases(recorded, { version: '2.0.2', facts: second });
  expect(formatProblems(problems)).toContain('Rspress 2.0.2 is not recorded.');
});

it('fails on a page that differs from the records', () => {
  const [entry] = releaseEntries(recorded);
  if (!entry) throw new Error('A record is missing.');
  const page = (lang: 'en' | 'zh') =>
    `{/* facts 2.0.1 */}\n\n${renderFacts(lang, entry, () => undefined)}\n\n{/* end of facts */}`;
  const read = (change: (page: string) => string) => (file: string) =>
    change(page(file.includes('/zh/') ? 'zh' : 'en'));
  const problems = (change: (page: string) => string) =>
    pageProblems([entry], () => undefined, read(change)).map(({ file }) => file);
  expect(problems((text) => text)).toEqual([]);
  expect(problems((text) => text.replace('`c`', '`d`'))).toEqual([
    'docs/en/releases/2-0.mdx',
    'docs/zh/releases/2-0.mdx',
  ]);
  expect(problems(() => '# Nothing')).toHaveLength(2);
});

it('ignores the layout of a type', () => {
  expect(tidyType('{\r\n  /** Why. */\n  a: "b";\n}')).toBe(tidyType("{ a: 'b' }"));
  expect(tidyType('-c, --config <config>')).toBe('-c, --config <config>');
});
