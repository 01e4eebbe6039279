import { describe, expect, it } from 'vitest';
import { checkNavFile } from './navFile.ts';
import { shippedSchema } from './schemas.fixture.ts';
import { treeOf } from './sourceTree.fixture.ts';
import { pageExtensions } from './sourceTree.ts';

const tree = treeOf(
  'zh/index.mdx',
  'zh/guide/start.mdx',
  'zh/api/index.mdx',
  'en/only-english.mdx',
);

/** Each problem as `line:column message cure`. */
const problems = (text: string) =>
  checkNavFile({
    path: 'zh/_nav.json',
    text,
    tree,
    docs: 'docs',
    extensions: pageExtensions,
    schema: shippedSchema('nav'),
  }).map(({ line, column, message, cure }) => `${line}:${column} ${message} ${cure}`);

const item = (link: string) => JSON.stringify([{ text: 'a', link }]);

describe('checkNavFile', () => {
  it.each([
    '/',
    '/guide/start',
    '/guide/start.html',
    '/guide/start#options',
    '/api/',
    '/api',
    '/api/index',
    'https://example.com/',
    '/handbook.pdf',
  ])('accepts a link to %s', (link) => {
    expect(problems(item(link))).toEqual([]);
  });

  it('accepts a menu', () => {
    const menu = [{ text: 'nav.version', position: 'left', items: [{ text: 'a', link: '/api/' }] }];
    expect(problems(JSON.stringify(menu))).toEqual([]);
  });

  it.each([
    ['/guide/strat', 'Did you mean "/guide/start"?'],
    ['/only-english', 'Link to a page that exists'],
    ['/zh/guide/start', 'Did you mean "/guide/start"?'],
  ])('finds a link to %s dead', (link, cure) => {
    const [problem] = problems(item(link));
    expect(problem).toContain(`"${link}" leads to no page below docs/zh. ${cure}`);
  });

  it('finds a dead link inside a menu, with its place', () => {
    const text = '[{ "text": "a",\n  "items": [{ "text": "b", "link": "/no" }] }]';
    expect(problems(text)[0]).toMatch(/^2:36 "\/no" leads to no page/);
  });

  it.each([
    ['[{ "text": "a", "lnk": "/" }]', 'Unknown property "lnk". Did you mean "link"?'],
    ['[{ "text": "a", "link": "/", "position": "top" }]', 'Use one of "left", "right".'],
    ['[{ "text": "a" "link": "/" }]', 'Expected a comma or "}", found "\\"".'],
  ])('refuses %s', (text, expected) => {
    expect(problems(text).join('\n')).toContain(expected);
  });
});
