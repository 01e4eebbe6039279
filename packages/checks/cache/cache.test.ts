import { expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { sectionUrls } from '../lib/sectionUrls.ts';
import { cache, secondBuilds } from './cache.ts';
import { scenarios } from './scenarios.ts';
import { differences } from './snapshot.ts';

const known = new Set(['/a#b']);
const look = (wrong: string[], expected: string[], section = '/a#b') =>
  formatProblems(
    cache([{ scenario: { name: 'tea', wrong: expected, section }, wrong }], known).problems,
  );

it('accepts the limits that the pages describe', () => {
  expect(look([], [])).toBe('');
  expect(look(['a.html'], ['a.html'])).toBe('');
});

it('fails when the framework fixes a limit that a page describes', () => {
  expect(look([], ['a.html'])).toContain('gets wrong: nothing. Expected: a.html.');
});

it('fails when something else breaks', () => {
  expect(look(['a.html', 'b.html'], ['a.html'])).toContain('gets wrong: a.html, b.html.');
});

it('fails on a limit that no page describes', () => {
  expect(look(['a.html'], ['a.html'], '/a#c')).toContain('No page has the section /a#c');
});

it('finds outdated text, lost files, and references to missing files', () => {
  const fresh = { texts: { 'a.html': 'New', 'b.html': 'B' }, missing: [] };
  const old = {
    texts: { 'a.html': 'Old', 'b.html': 'B' },
    missing: ['0123abcd (named by a script)'],
  };
  expect(differences(old, fresh)).toEqual(['HASH (named by a script)', 'a.html']);
  expect(differences({ texts: {}, missing: [] }, fresh)).toEqual(['a.html', 'b.html']);
  expect(differences(fresh, fresh)).toEqual([]);
});

it('the site', async () => {
  report('cache', cache(await secondBuilds(scenarios), sectionUrls()));
});
