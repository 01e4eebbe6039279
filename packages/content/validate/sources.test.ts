import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourceProblems } from './sources.ts';

let root = '';

function write(path: string, text = '') {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Formats each problem as `file:line message fix`. */
const problems = () =>
  sourceProblems(root).map(({ file, line, message, fix }) => `${file}:${line} ${message} ${fix}`);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  for (const page of ['index', 'guide/use-mdx', 'guide/more/a', 'api/index']) {
    write(`docs/en/${page}.mdx`);
  }
  write('i18n.json', '{ "nav.guide": { "en": "Guide", "zh": "指南" } }');
});

afterEach(() => rmSync(root, { recursive: true }));

it('accepts every kind of item', () => {
  const items = [
    'use-mdx.mdx',
    { type: 'file', name: 'use-mdx', label: 'MDX', tag: 'new', overviewHeaders: [2, 3] },
    { type: 'dir-section-header', name: 'more', label: 'nav.guide' },
    { type: 'divider', dashed: true },
    { type: 'section-header', label: 'Section. And more' },
    { type: 'custom-link', label: 'Group', items: [{ label: 'package.json', link: '/' }] },
  ];
  write('docs/en/guide/_meta.json', JSON.stringify(items));
  write('docs/en/_nav.json', '[{ "text": "nav.guide", "link": "/guide/use-mdx#a" }]');
  expect(problems()).toEqual([]);
});

it.each([
  ['[\n  "use-mdx"\n  "x"\n]', '3 Invalid JSON: CommaExpected. Correct the syntax here.'],
  [
    '[{ "type": "fiel", "name": "use-mdx" }]',
    '1 This value must be equal to one of the allowed values. Use one of "file", "dir"',
  ],
  ['[\n{ "type": "file" }]', '2 "name" is missing. Add "name".'],
  [
    '[{ "type": "file", "name": "use-mdx", "lable": "MDX" }]',
    '1 Unknown property "lable". Use one of "type", "name", "label", "icon"',
  ],
  ['["use-mxd"]', '1 There is no page "use-mxd" in docs/en/guide. Correct the name or the type'],
  ['[{ "type": "dir", "name": "les" }]', '1 There is no folder "les" in docs/en/guide.'],
  [
    '[{ "type": "section-header", "label": "nav.giude" }]',
    '1 There is no interface text "nav.giude". Correct the key, or add "nav.giude" to i18n.json.',
  ],
])('reports %s in a _meta.json', (text, expected) => {
  write('docs/en/guide/_meta.json', text);
  expect(problems()).toEqual([expect.stringContaining(`docs/en/guide/_meta.json:${expected}`)]);
});

it('reports a link without a page in a _nav.json, and a text without a translation', () => {
  write(
    'docs/en/_nav.json',
    '[\n{ "text": "Api", "link": "/api/" },\n{ "text": "A", "link": "/a" }]',
  );
  write('i18n.json', '{\n"nav.guide": { "en": "Guide" },\n"nav.a": { "en": "A", "zh": "" } }');
  expect(problems()).toEqual([
    'docs/en/_nav.json:3 There is no page for the link "/a" in docs/en. Link to a page that exists, without a language prefix.',
    'i18n.json:2 "zh" is missing. Add "zh".',
    expect.stringContaining('i18n.json:3 This value must match pattern'),
  ]);
});
