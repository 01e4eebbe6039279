import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { expect, it } from 'vitest';
import { olderProject } from '../lib/olderProject.ts';
import { formatProblems } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { sectionUrls } from '../lib/sectionUrls.ts';
import { behavior } from './behavior.ts';
import { differences } from './differences.ts';
import { currentFacts, type Facts, olderFacts } from './site.ts';

const record = join(repositoryRoot, 'packages/checks/behavior/rspress-1.47.2.json');
const stated = [{ fact: 'title', from: 'A', to: 'B', section: '/a#b' }];
const look = (older: Facts, newer: Facts, list = stated) =>
  formatProblems(behavior(older, newer, list, new Set(['/a#b'])).problems);

it('accepts the differences that the pages describe', () => {
  expect(look({ title: 'A', links: '/' }, { title: 'B', links: '/' })).toBe('');
});

it('passes without any difference', () => {
  report('fixture', behavior({ title: 'A' }, { title: 'A' }, [], new Set()));
});

it('fails on a difference that no page describes', () => {
  expect(look({ title: 'A', links: '/' }, { title: 'B', links: '/index' })).toContain(
    'The versions differ in links: from “/” to “/index”.',
  );
});

it('fails on a difference with another value', () => {
  expect(look({ title: 'A' }, { title: 'C' })).toContain(
    'The versions differ in title: from “A” to “C”.',
  );
});

it('fails on a difference that is gone', () => {
  expect(look({ title: 'A' }, { title: 'A' })).toContain('The versions no longer differ in title');
});

it('fails on a section that does not exist', () => {
  const [one] = stated;
  expect(look({ title: 'A' }, { title: 'B' }, [{ ...one, section: '/a#c' } as never])).toContain(
    'No page has the section /a#c',
  );
});

// To write the record again, install rspress@1.47.2, react, and react-dom, and set RSPRESS_1_FOLDER to the folder.
const folder = olderProject();

it.runIf(folder)('records what 1.x builds', async () => {
  writeFileSync(record, `${JSON.stringify(await olderFacts(folder ?? ''), null, 2)}\n`);
});

it('the site', async () => {
  const older = JSON.parse(readFileSync(record, 'utf8')) as Facts;
  report('behavior', behavior(older, await currentFacts(), differences, sectionUrls()));
});
