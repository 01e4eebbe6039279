import {
  type Facts,
  type Release,
  readReferences,
  readReleases,
  releaseEntries,
  renderFacts,
} from '@handbook/releases';
import { expect, it } from 'vitest';
import { frameworkVersion } from '../lib/installed.ts';
import { formatProblems } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { updating } from '../lib/updating.ts';
import { tidyType } from './factsOf.ts';
import { pageProblems, writePages } from './pages.ts';
import { installedFacts, readFacts } from './readFacts.ts';
import { record, releases } from './releases.ts';
import { readAll, write } from './update.ts';

const first: Facts = { config: { a: { type: 'string' }, b: { type: 'number', default: '1' } } };
const second: Facts = {
  config: { b: { type: 'number', default: '2' }, c: { type: 'boolean', deprecated: true } },
};
const recorded = record([
  { version: '2.0.0', packages: ['core'], facts: first },
  { version: '2.0.1', packages: ['core'], facts: second },
]);

/** The problems after a change of the second record. */
const mutated = (change: (release: Release) => void, facts = second): string => {
  const [base, next] = structuredClone(recorded);
  if (!base || !next) throw new Error('A record is missing.');
  change(next);
  return formatProblems(releases([base, next], [{ version: '2.0.1', facts }]).problems);
};

it('records additions, removals, and changes', () => {
  expect(recorded[1]).toMatchObject({
    previous: '2.0.0',
    base: {},
    added: { config: { c: { type: 'boolean' } } },
    removed: { config: { a: { type: 'string' } } },
    changed: { config: { b: { from: { default: '1' }, to: { default: '2' } } } },
  });
  expect(mutated(() => {})).toBe('');
});

it('keeps a plugin that was not published with a release', () => {
  const rss: Facts = { ...first, 'plugin:rss': { feed: { type: 'string' } } };
  const [, next] = record([
    { version: '2.0.0', packages: ['core', 'plugin-rss'], facts: rss },
    { version: '2.0.1', packages: ['core'], facts: first },
  ]);
  expect(next).toMatchObject({ added: {}, removed: {}, changed: {} });
});

it('records no difference for the first version of a plugin', () => {
  const rss: Facts = { ...first, 'plugin:rss': { feed: { type: 'string' } } };
  const [base, next] = record([
    { version: '2.0.0', packages: ['core'], facts: first },
    { version: '2.0.1', packages: ['core', 'plugin-rss'], facts: rss },
  ]);
  expect(next).toMatchObject({ added: {}, base: { 'plugin:rss': { feed: { type: 'string' } } } });
  if (!base || !next) throw new Error('A record is missing.');
  expect(releases([base, next], [{ version: '2.0.1', facts: rss }]).problems).toEqual([]);
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

it('fails on another type, default, or deprecation', () => {
  const without: Facts = { config: { ...second.config, c: { type: 'boolean' } } };
  expect(mutated(() => {}, without)).toContain('c (config) is recorded with other values than in');
  expect(mutated((release) => Object.assign(release, { changed: {} }))).toContain(
    'b (config) is recorded with other values',
  );
});

it('fails on a release that is not recorded', () => {
  const { problems } = releases(recorded, [{ version: '2.0.2', facts: second }]);
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

/** The timeout in milliseconds. Each of the many releases takes half a minute. */
const timeout = 3_600_000;

it.runIf(updating('releases'))('records all releases', { timeout }, async () => {
  const { releases: all, unreadable } = await readAll((line) => console.log(line));
  write(all);
  const references = readReferences();
  writePages(releaseEntries(), (area, name) => references.nearest(area, name));
  for (const { version, reason } of unreadable) console.log(`Not recorded: ${version}. ${reason}`);
  expect(all.length).toBeGreaterThan(1);
});

it('the site', async () => {
  const all = readReleases();
  const newest = { version: frameworkVersion(), facts: await installedFacts() };
  const before = all.at(-2);
  // Installs the previous release. Without a registry and an earlier run, this fails with the message of npm.
  const fresh = before
    ? [
        {
          version: before.version,
          facts: await readFacts(
            before.version,
            before.packages.flatMap((name) => name.match(/^plugin-(.+)/)?.[1] ?? []),
          ),
        },
      ]
    : [];
  const { problems, counted } = releases(all, [...fresh, newest]);
  const references = readReferences();
  const entries = releaseEntries(all);
  const stale = pageProblems(entries, (area, name) => references.nearest(area, name));
  report('releases', {
    problems: [...problems, ...stale],
    counted: { ...counted, entries: entries.length * 2 },
  });
});
