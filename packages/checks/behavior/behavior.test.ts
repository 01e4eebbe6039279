import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headingsOf, loadPages, repositoryRoot } from '@handbook/content';
import { expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { behavior } from './behavior.ts';
import { differences } from './differences.ts';
import { currentFacts, type Facts, olderFacts } from './site.ts';

const record = join(repositoryRoot, 'packages/checks/behavior/rspress-1.47.2.json');
const stated = [{ fact: 'title', from: 'A', to: 'B', section: '/a#b' }];
const look = (older: Facts, newer: Facts, list = stated) =>
  formatProblems(behavior(older, newer, list, new Set(['/a#b'])).problems);

it('accepts what the pages state', () => {
  expect(look({ title: 'A', links: '/' }, { title: 'B', links: '/' })).toBe('');
});

it('fails on a difference that no page states', () => {
  expect(look({ title: 'A', links: '/' }, { title: 'B', links: '/index' })).toContain(
    'Different in both versions: links, from “/” to “/index”.',
  );
});

it('fails on another difference than the stated one', () => {
  expect(look({ title: 'A' }, { title: 'C' })).toContain(
    'Different in both versions: title, from “A” to “C”.',
  );
});

it('fails on a difference that is gone', () => {
  expect(look({ title: 'A' }, { title: 'A' })).toContain('The same in both versions by now: title');
});

it('fails on a section that does not exist', () => {
  const [one] = stated;
  expect(look({ title: 'A' }, { title: 'B' }, [{ ...one, section: '/a#c' } as never])).toContain(
    'No page has /a#c',
  );
});

// Install rspress@1.47.2, react, and react-dom into a folder and name it: the record is written again.
const folder = process.env.RSPRESS_1_FOLDER;

it.runIf(folder && existsSync(folder))('records what 1.x builds', () => {
  writeFileSync(record, `${JSON.stringify(olderFacts(folder ?? ''), null, 2)}\n`);
});

it('the site', async () => {
  const sections = new Set(
    loadPages().flatMap((page) => headingsOf(page).map(({ id }) => `${page.route}#${id}`)),
  );
  const older = JSON.parse(readFileSync(record, 'utf8')) as Facts;
  report('behavior', behavior(older, await currentFacts(), differences, sections));
});
