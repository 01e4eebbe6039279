import { expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { links } from './links.ts';

const html = (body: string) =>
  `<!doctype html><link rel="stylesheet" href="/static/a.css"><h2 id="one"></h2>${body}`;

const good: Record<string, string> = {
  'index.html': html('<a href="/a">A</a><a href="https://allowed.example/x">Out</a>'),
  'a.html': html('<a href="#one">1</a><a href="/a#top">Up</a><img srcset="/b.svg 1x, /b.svg 2x">'),
  'zh/index.html': html('<a href="/zh/a">甲</a><a href="/" hreflang="en">English</a>'),
  'zh/a.html': html('<a href="/zh/">首页</a>'),
  'old.html': '<meta http-equiv="refresh" content="0; url=/a">',
  'static/a.css': 'a { background: url("../b.svg") }',
  'b.svg': '',
};

/** The problems after adding to the English page `/a` or to another file. */
const check = (body: string, file = 'a.html', place = { origin: '', base: '/' }) =>
  formatProblems(
    links({
      files: new Map(Object.entries({ ...good, [file]: good[file] + body })),
      place,
      hosts: new Set(['allowed.example']),
      placeOf: (url) => (url.includes('missing') ? { file: 'docs/en/a.mdx', line: 3 } : undefined),
    }).problems,
  );

it('accepts valid links, also with an origin', () => {
  expect(check('')).toBe('');
  const place = { origin: 'https://x.example', base: '/' };
  expect(check('<a href="https://x.example/a">x</a>', 'a.html', place)).toBe('');
});

it.each([
  [
    'a dead link',
    '<a href="/missing">x</a>',
    "docs/en/a.mdx:3\n    /missing: /missing doesn't exist.\n    Fix: Correct the link, or create the page.",
  ],
  [
    'a dead anchor',
    '<a href="/a#missing">x</a>',
    'docs/en/a.mdx:3\n    /a#missing: /a has no element with the id "missing".\n    Fix: Correct the id.',
  ],
  ['an anchor in Chinese letters', '<a href="/a#%E7%94%B2">x</a>', 'the id "甲"'],
  ['a dead image in a set', '<img srcset="/b.svg 1x, /gone.svg 2x">', "/gone.svg doesn't exist."],
  ['an empty link', '<a href="">x</a>', "It isn't a URL."],
  ['another host', '<a href="https://other.example/">x</a>', 'links/hosts.json'],
  ['http', '<a href="http://allowed.example/">x</a>', 'http://allowed.example is not in the list'],
  ['a script of another origin', '<script src="https://allowed.example/x.js">', 'loads it from'],
])('fails on %s', (_, body, message) => expect(check(body)).toContain(message));

it('fails on a Chinese page that links to English', () => {
  expect(check('<a href="/a">x</a>', 'zh/a.html')).toContain(
    'A translated page links to an English',
  );
});

it('fails on a redirect and a style sheet that lead nowhere', () => {
  expect(check('<meta http-equiv="refresh" content="0; url=/b">', 'old.html')).toContain('/b:');
  expect(check('a { background: url(c.svg) }', 'static/a.css')).toContain('/static/c.svg');
});

it('fails on a link that leaves the base path', () => {
  const place = { origin: '', base: '/docs/' };
  expect(check('', 'a.html', place)).toContain('/a: It is outside the base path /docs/.');
});
