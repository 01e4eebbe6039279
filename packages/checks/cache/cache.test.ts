import { headingsOf, loadPages } from '@handbook/content';
import { expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { cache, secondBuilds } from './cache.ts';
import { scenarios } from './scenarios.ts';
import { differences } from './snapshot.ts';

const known = new Set(['/a#b']);
const look = (wrong: string[], expected: string[], section = '/a#b') =>
  formatProblems(
    cache([{ scenario: { name: 'tea', wrong: expected, section }, wrong }], known).problems,
  );

it('accepts what the pages say', () => {
  expect(look([], [])).toBe('');
  expect(look(['a.html'], ['a.html'])).toBe('');
});

it('fails when the framework fixes what the pages say', () => {
  expect(look([], ['a.html'])).toContain('gets wrong: nothing. Expected: a.html.');
});

it('fails when something else breaks', () => {
  expect(look(['a.html', 'b.html'], ['a.html'])).toContain('gets wrong: a.html, b.html.');
});

it('fails on a limit that no page describes', () => {
  expect(look(['a.html'], ['a.html'], '/a#c')).toContain('No page has /a#c');
});

it('finds old text, lost files, and names that lead nowhere', () => {
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
  const sections = new Set(
    loadPages().flatMap((page) => headingsOf(page).map(({ id }) => `${page.route}#${id}`)),
  );
  report('cache', cache(await secondBuilds(scenarios), sections));
});
