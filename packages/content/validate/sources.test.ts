import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceProblems } from './sources.ts';

let root = '';

function write(path: string, text = '') {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Formats each problem as `file:line:column message fix`. */
const problems = () =>
  sourceProblems(root).map(({ file, line, column, message, fix }) => {
    const place = [file, line, column].filter((part) => part !== undefined).join(':');
    return `${place} ${message} ${fix}`;
  });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  for (const language of ['en', 'zh']) {
    for (const page of ['index', 'guide/use-mdx', 'guide/more/a', 'api/index']) {
      write(`docs/${language}/${page}.mdx`);
    }
  }
  write('docs/public/icon.svg');
  write('docs/.cache/x');
  write('docs/redirects.json', '{}');
  write('i18n.json', '{ "nav.guide": { "en": "Guide", "zh": "指南" } }');
});

afterEach(() => rmSync(root, { recursive: true }));

it('accepts valid sources', () => {
  expect(problems()).toEqual([]);
});

describe('language folders', () => {
  const fix =
    'Move its pages to docs/en, docs/zh, or add the language to packages/content/address/languages.mjs.';

  it.each([
    ['fr-CA/guide/a.mdx', `docs/fr-CA "fr-CA" isn't a language of this site. ${fix}`],
    ['about.mdx', `docs/about.mdx "about.mdx" isn't a language of this site. ${fix}`],
  ])('reports %s', (path, expected) => {
    write(`docs/${path}`);
    expect(problems()).toEqual([expected]);
  });

  it('reports a language without a folder', () => {
    rmSync(join(root, 'docs/zh'), { recursive: true });
    expect(problems()).toEqual([
      'docs/zh This language has no pages. Add its pages, or remove the language from packages/content/address/languages.mjs.',
    ]);
  });
});

describe('_meta.json', () => {
  const file = 'docs/en/guide/_meta.json';
  const types = '"file", "dir", "dir-section-header", "divider", "section-header", "custom-link"';

  it('accepts every kind of item', () => {
    const items = [
      'use-mdx.mdx',
      { type: 'file', name: 'use-mdx', label: 'MDX', tag: 'new', overviewHeaders: [2, 3] },
      { type: 'dir', name: 'more', collapsible: true, collapsed: false },
      { type: 'dir-section-header', name: 'more', label: 'nav.guide' },
      { type: 'divider', dashed: true },
      { type: 'section-header', label: 'Section. And more' },
      { type: 'custom-link', label: 'Home', link: '/' },
      { type: 'custom-link', label: 'Group', items: [{ label: 'package.json', link: '/' }] },
    ];
    write(file, JSON.stringify(items));
    expect(problems()).toEqual([]);
  });

  it.each([
    ['', '1:1 This is not valid JSON: value expected. Correct the syntax here.'],
    [
      '[\n  "use-mdx"\n  "x"\n]',
      '3:3 This is not valid JSON: comma expected. Correct the syntax here.',
    ],
    ['[\n  "use-mdx",\n]', '3:1 This is not valid JSON: value expected. Correct the syntax here.'],
    ['// no\n[]', '1:1 This is not valid JSON: invalid comment token. Correct the syntax here.'],
    [
      '[{ "type": "fiel", "name": "use-mdx" }]',
      `1:12 This value must be equal to one of the allowed values. Use one of ${types}.`,
    ],
    [
      '[{ "type": "zzzzzz" }]',
      `1:12 This value must be equal to one of the allowed values. Use one of ${types}.`,
    ],
    ['[{ "name": "use-mdx" }]', '1:2 "type" is missing. Add "type".'],
    ['[{ "type": "file" }]', '1:2 "name" is missing. Add "name".'],
    ['[{ "type": "custom-link", "label": "Home" }]', '1:2 "link" is missing. Add "link".'],
    [
      '[{ "type": "file", "name": "use-mdx", "lable": "MDX" }]',
      '1:39 Unknown property "lable". Use one of "type", "name", "label", "icon", "tag", "overviewHeaders", "context".',
    ],
    [
      '[{ "type": "divider", "dashed": "yes" }]',
      '1:33 This value must be boolean. Correct the value.',
    ],
    [
      '[{ "type": "custom-link", "label": "A", "items": [{ "label": "B", "lnik": "/" }] }]',
      '1:51 "link" is missing. Add "link".',
    ],
    ['[1]', '1:2 This value must be object. Correct the value.'],
    ['{}', '1:1 This value must be array. Correct the value.'],
    [
      '[{ "type": "divider",\n "type": "divider" }]',
      '2:2 The key "type" appears twice. Remove one of them.',
    ],
    [
      '["use-mxd"]',
      '1:2 There is no page "use-mxd" in docs/en/guide. Correct the name or the type, create the page, or remove the item.',
    ],
    [
      '[{ "type": "file",\n  "name": "more" }]',
      '2:11 There is no page "more" in docs/en/guide. Correct the name or the type, create the page, or remove the item.',
    ],
    [
      '[{ "type": "dir", "name": "use-mdx" }]',
      '1:27 There is no folder "use-mdx" in docs/en/guide. Correct the name or the type, create the folder, or remove the item.',
    ],
    [
      '[{ "type": "section-header", "label": "nav.giude" }]',
      '1:39 There is no interface text "nav.giude". Correct the key, or add "nav.giude" to i18n.json.',
    ],
  ])('reports %s', (text, expected) => {
    write(file, text);
    expect(problems()).toContain(`${file}:${expected}`);
  });
});

describe('_nav.json', () => {
  const file = 'docs/zh/_nav.json';

  it.each([
    '/',
    '/guide/use-mdx',
    '/guide/use-mdx.html',
    '/guide/use-mdx#options',
    '/api/',
    '/api',
    '/api/index',
    'https://example.com/',
    '/handbook.pdf',
  ])('accepts a link to %s', (link) => {
    const menu = [{ text: 'nav.guide', position: 'left', items: [{ text: 'a', link }] }];
    write(file, JSON.stringify(menu));
    expect(problems()).toEqual([]);
  });

  it.each([
    [
      '[{ "text": "a",\n  "items": [{ "text": "b", "link": "/no" }] }]',
      '2:36 There is no page for the link "/no" in docs/zh. Link to a page that exists, without a language prefix.',
    ],
    [
      '[{ "text": "a", "link": "/zh/guide/use-mdx" }]',
      '1:25 There is no page for the link "/zh/guide/use-mdx" in docs/zh. Link to a page that exists, without a language prefix.',
    ],
    [
      '[{ "text": "a", "lnk": "/" }]',
      '1:17 Unknown property "lnk". Use one of "text", "link", "download", "icon", "tag", "activeMatch", "position", "lang", "rel".',
    ],
    [
      '[{ "text": "a", "link": "/", "position": "top" }]',
      '1:42 This value must be equal to one of the allowed values. Use one of "left", "right".',
    ],
    [
      '[{ "text": "a" "link": "/" }]',
      '1:16 This is not valid JSON: comma expected. Correct the syntax here.',
    ],
    [
      '[{ "text": "nav.giude", "link": "/" }]',
      '1:12 There is no interface text "nav.giude". Correct the key, or add "nav.giude" to i18n.json.',
    ],
  ])('reports %s', (text, expected) => {
    write(file, text);
    expect(problems()).toContain(`${file}:${expected}`);
  });
});

describe('i18n.json', () => {
  it.each([
    ['{\n  "nav.guide": { "en": "Guide" }\n}', '2:16 "zh" is missing. Add "zh".'],
    [
      '{ "nav.guide": { "en": " ", "zh": "指南" } }',
      '1:24 This value must match pattern "\\S". Correct the value.',
    ],
    [
      '{ "nav.guide": { "en": "Guide", "zh": 1 } }',
      '1:39 This value must be string. Correct the value.',
    ],
    [
      '{ "nav.guide": { "en": "Guide", "zh": "指南", "fr": "Guide" } }',
      '1:45 Unknown property "fr". Use one of "en", "zh".',
    ],
    [
      '{ "a": { "en": "A", "zh": "一" }, "a": {} }',
      '1:34 The key "a" appears twice. Remove one of them.',
    ],
    ['[]', '1:1 This value must be object. Correct the value.'],
  ])('reports %s', (text, expected) => {
    write('i18n.json', text);
    expect(problems()).toContain(`i18n.json:${expected}`);
  });
});
