import { parsePage } from '@handbook/content';
import { expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { headingUrls, publishedFile, urls } from './rule.ts';

const page = parsePage('docs/en/a.mdx', '# A\n\n## One\n\n<Result>\n\n## Shown\n\n</Result>\n');
const current = [{ url: '/a', file: 'docs/en/a.mdx', line: 1 }, ...headingUrls(page)];

const check = (more: string[], redirects = {}, addresses = current) =>
  formatProblems(
    urls(
      addresses,
      JSON.stringify(['/a', '/a#one', ...more], null, 2),
      JSON.stringify(redirects, null, 2),
    ).problems,
  );

it('accepts a complete list, without headings of live examples', () => {
  expect(current.map(({ url }) => url)).toEqual(['/a', '/a#one']);
  expect(check([])).toBe('');
});

it('fails on a heading and a page that are gone, once for a page', () => {
  expect(check(['/a#two'])).toContain(
    `${publishedFile}:4\n    /a#two was published and no longer exists, so links to it break.\n    Fix: Restore it, or add "/a#two": "/where/it/went" to docs/redirects.json`,
  );
  expect(check(['/old', '/old#x', '/old#y']).match(/no longer exists/g)).toHaveLength(1);
});

it('accepts a redirect of a page for its headings, and to a row of a table', () => {
  const row = '/guide/advanced/css-variables#--rp-c-bg';
  const redirects = { '/old': '/a', '/a#two': '/a#one', '/a#three': row };
  const zh = current.map(({ url, ...rest }) => ({ ...rest, url: `/zh${url}` }));
  const published = ['/zh/a', '/zh/a#one', '/old', '/old#x', '/a#two', '/a#three'];
  expect(check(published, redirects, [...current, ...zh])).toBe('');
});

it('fails on a new heading, and on an id that two headings have', () => {
  const two = { url: '/a#two', file: 'docs/en/a.mdx', line: 12 };
  expect(check([], {}, [...current, two])).toContain(
    `docs/en/a.mdx:12\n    /a#two is not in ${publishedFile}.`,
  );
  const again = { url: '/a#one', file: 'docs/en/a.mdx', line: 12 };
  expect(check([], {}, [...current, again])).toContain(
    'docs/en/a.mdx:12\n    /a#one is also the URL of docs/en/a.mdx:3.',
  );
});

it.each([
  ['to a missing page', { '/old': '/older' }, "/old redirects to /older, which doesn't exist."],
  [
    'of a heading on a missing page',
    { '/old#x': '/a' },
    "/old doesn't exist, so it can't redirect",
  ],
  ['that hides a page', { '/a': '/b' }, '/a exists, so the redirect to /b would hide it.'],
])('fails on a redirect %s', (_, redirects, message) => {
  expect(check([], redirects)).toContain(`docs/redirects.json:2\n    ${message}`);
});
