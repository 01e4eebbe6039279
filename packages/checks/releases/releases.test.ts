import {
  type Facts,
  type Release,
  readReferences,
  readReleases,
  releaseEntries,
  renderFacts,
} from '@handbook/releases';
import { expect, it } from 'vitest';
import { frameworkVersion } from '../lib/frameworkVersion.ts';
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

/** What the rule says when the second record is another. */
const mutated = (change: (release: Release) => void, facts = second): string => {
  const [base, next] = structuredClone(recorded);
  if (!base || !next) throw new Error('There are two.');
  change(next);
  return formatProblems(releases([base, next], [{ version: '2.0.1', facts }]).problems);
};

it('records what came, went and changed, and leads back to what was read', () => {
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

it('does not take the first version of a plugin for a difference', () => {
  const rss: Facts = { ...first, 'plugin:rss': { feed: { type: 'string' } } };
  const [base, next] = record([
    { version: '2.0.0', packages: ['core'], facts: first },
    { version: '2.0.1', packages: ['core', 'plugin-rss'], facts: rss },
  ]);
  expect(next).toMatchObject({ added: {}, base: { 'plugin:rss': { feed: { type: 'string' } } } });
  if (!base || !next) throw new Error('There are two.');
  expect(releases([base, next], [{ version: '2.0.1', facts: rss }]).problems).toEqual([]);
});

it('fails on a name that is not recorded', () => {
  expect(mutated((release) => delete release.added.config)).toBe(
    'packages/releases/data/2.0.1.json\n    c (config) is not recorded, but is part of 2.0.1.\n' +
      '    Fix: Run `npm run releases`, look at what differs, and commit it.',
  );
});

it('fails on a name that is recorded and not there', () => {
  expect(mutated((release) => Object.assign(release, { removed: {} }))).toContain(
    'a (config) is recorded, but is not part of 2.0.1.',
  );
});

it('fails on a type, a default or a deprecation that is recorded otherwise', () => {
  const without: Facts = { config: { ...second.config, c: { type: 'boolean' } } };
  expect(mutated(() => {}, without)).toContain('c (config) is recorded otherwise than it is in');
  expect(mutated((release) => Object.assign(release, { changed: {} }))).toContain(
    'b (config) is recorded otherwise',
  );
});

it('fails on a release that is not recorded', () => {
  const { problems } = releases(recorded, [{ version: '2.0.2', facts: second }]);
  expect(formatProblems(problems)).toContain('Rspress 2.0.2 is not recorded.');
});

it('fails on a page that says something else than the records', () => {
  const [entry] = releaseEntries(recorded);
  if (!entry) throw new Error('There are two.');
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

it('reads a type the same however it is laid out', () => {
  expect(tidyType('{\r\n  /** Says why. */\n  a: "b";\n}')).toBe(tidyType("{ a: 'b' }"));
  expect(tidyType('-c, --config <config>')).toBe('-c, --config <config>');
});

/** Half a minute for each release, and there are many; in milliseconds. */
const patience = 3_600_000;

it.runIf(updating('releases'))('records all releases', { timeout: patience }, async () => {
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
  // The one before is installed apart: without a registry, and without an earlier run, this fails with npm's words.
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
