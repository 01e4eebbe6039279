import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPages, loadRoutes, parsePage, repositoryRoot, routedFile } from '@handbook/content';
import { describe, expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { updating } from '../lib/updating.ts';
import { currentUrls } from './current.ts';
import { redirectsFile } from './redirects.ts';
import { publishedFile, urls, withCurrent } from './urls.ts';

const pages = [
  parsePage('docs/en/a.mdx', '# A\n\n## One\n\n<Result>\n\n## Shown\n\n</Result>\n'),
  parsePage('docs/zh/a.mdx', '# 甲\n\n## 一 \\{#one}\n'),
  parsePage('docs/en/404.mdx', '# Gone\n\n## No heading\n'),
];
const routes = [...pages, routedFile('docs/en/b/index.tsx')];
const current = currentUrls(routes, pages);
const list = ['/a', '/a#one', '/b/', '/zh/a', '/zh/a#one'];
const published = (...more: string[]) => JSON.stringify([...list, ...more], null, 2);

const check = (publishedText: string, redirects?: Record<string, string>, addresses = current) =>
  formatProblems(
    urls({
      current: addresses,
      published: publishedText,
      redirects: redirects && JSON.stringify(redirects, null, 2),
    }).problems,
  );

it('lists routes and headings of both languages, without titles, live examples, and the 404 page', () => {
  expect(current.map(({ url }) => url).sort()).toEqual(list);
});

it('accepts a complete list', () => {
  expect(check(published())).toBe('');
});

describe('fails on', () => {
  it('an empty list', () => {
    expect(check('[]').match(/ is not in /g)).toHaveLength(3);
    expect(check('[]')).toContain('docs/zh/a.mdx:1\n    /zh/a (and 1 heading(s) on it) is not in');
    expect(check('[]')).not.toContain(`${publishedFile}:`);
  });

  it('a missing page', () => {
    expect(check(published('/zh/old'))).toBe(
      `${publishedFile}:7\n    The published page /zh/old no longer exists, so links to it break.\n` +
        `    Fix: Restore the route, or add "/zh/old": "/where/it/went" to ${redirectsFile}; without a language, it applies to every language. If it was never on the main branch, run: npm run check -- changed --update`,
    );
  });

  it('a missing page, once for all its headings', () => {
    expect(check(published('/old', '/old#a', '/old#b')).match(/no longer exists/g)).toHaveLength(1);
    // One redirect is enough for all languages.
    expect(check(published('/old', '/zh/old')).match(/no longer exists/g)).toHaveLength(1);
  });

  it('a missing heading id', () => {
    expect(check(published('/a#two'))).toBe(
      `${publishedFile}:7\n    The published heading /a#two no longer exists, so links to it break.\n` +
        `    Fix: Restore the id, or add "/a#two": "/where/it/went" to ${redirectsFile}; without a language, it applies to every language. If it was never on the main branch, run: npm run check -- changed --update`,
    );
  });

  it('a new heading', () => {
    expect(check(JSON.stringify(list.filter((url) => url !== '/zh/a#one')))).toBe(
      `docs/zh/a.mdx:3\n    /zh/a#one is not in ${publishedFile}.\n` +
        '    Fix: Once the name is final, run: npm run check -- urls --update',
    );
  });

  it('a duplicate id', () => {
    const again = [...current, { url: '/a#one', file: 'docs/en/a.mdx', line: 12 }];
    expect(check(published(), undefined, again)).toBe(
      'docs/en/a.mdx:12\n    /a#one is also the URL of docs/en/a.mdx:3.\n    Fix: Give one of the headings another id.',
    );
  });

  it('a redirect to a missing page', () => {
    expect(check(published('/zh/old'), { '/zh/old': '/older' })).toBe(
      `${redirectsFile}:2\n    /zh/old redirects to /older, which doesn't exist.\n` +
        '    Fix: Redirect it to a route or heading that exists, not to another redirect.',
    );
  });

  it('a redirect of a heading on a missing page', () => {
    expect(check(published(), { '/zh/old#x': '/zh/a' })).toBe(
      `${redirectsFile}:2\n    /zh/old doesn't exist, so it can't redirect /zh/old#x.\n` +
        '    Fix: Redirect the page: "/zh/old": "/where/it/went".',
    );
  });

  it('a redirect that hides a page', () => {
    expect(check(published(), { '/zh/a': '/b/' })).toBe(
      `${redirectsFile}:2\n    /zh/a exists, so the redirect to /b/ would hide it.\n` +
        '    Fix: Remove the redirect or the page.',
    );
  });
});

it('accepts a redirect of a page for its headings, and of a single heading', () => {
  const redirects = { '/old': '/a', '/a#two': '/a#one' };
  expect(check(published('/old', '/old#x', '/a#two'), redirects)).toBe('');
  expect(check(published('/zh/old', '/zh/a#two'), redirects)).toBe('');
  expect(check(published('/old', '/a#three'), redirects)).toContain('/a#three no longer exists');
});

it('accepts a redirect to a row of a reference table', () => {
  const to = '/guide/advanced/css-variables#--rp-c-bg';
  expect(check(published('/a#two'), { '/a#two': to })).toBe('');
  expect(check(published('/a#two'), { '/a#two': `${to}-gone` })).toContain("doesn't exist");
});

it('adds new URLs, sorted, and keeps missing ones', () => {
  expect(withCurrent('["/zh/a", "/gone"]', current)).toBe(
    '[\n  "/a",\n  "/a#one",\n  "/b/",\n  "/gone",\n  "/zh/a",\n  "/zh/a#one"\n]\n',
  );
});

it('the site', () => {
  const path = join(repositoryRoot, publishedFile);
  const addresses = currentUrls(loadRoutes(), loadPages());
  const read = () => (existsSync(path) ? readFileSync(path, 'utf8') : '[]');
  if (updating('urls')) writeFileSync(path, withCurrent(read(), addresses));
  const redirects = join(repositoryRoot, redirectsFile);
  report(
    'urls',
    urls({
      current: addresses,
      published: read(),
      redirects: existsSync(redirects) ? readFileSync(redirects, 'utf8') : undefined,
    }),
  );
});
