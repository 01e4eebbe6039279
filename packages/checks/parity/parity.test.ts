import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  filesOf,
  loadFragments,
  loadPages,
  parsePage,
  pendingFiles,
  readFragmentRecords,
  repositoryRoot,
} from '@handbook/content';
import { describe, expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { menuParity } from './menuParity.ts';
import { fixFor, mutations } from './mutations.fixture.ts';
import { chinese, english } from './parity.fixture.ts';
import { parity } from './parity.ts';
import { textParity } from './textParity.ts';

const texts = { file: 'i18n.json', source: '{ "a.b": { "en": "A", "zh": "甲" } }' };
const en = 'docs/en/guide/tour.mdx';
const zh = 'docs/zh/guide/tour.mdx';

const compare = (translation: string, original = english) =>
  parity({ pages: [parsePage(en, original), parsePage(zh, translation)], menus: [], texts });

/** The problems after replacing `from` with `to` in the faithful translation. */
function mutated(from: string, to: string) {
  const translation = chinese.replace(from, to);
  expect(translation).not.toBe(chinese);
  return compare(translation).problems;
}

it('accepts a faithful translation', () => {
  const counted = { pages: 1, texts: 1, menus: 0 };
  expect(compare(chinese)).toEqual({ problems: [], counted });
});

it('leaves a pending translation to the freshness rule', () => {
  const pages = [parsePage(en, english), parsePage(zh, '# 甲\n')];
  expect(parity({ pages, menus: [], texts }).problems).not.toEqual([]);
  expect(parity({ pages, menus: [], texts, pending: new Set([zh]) }).problems).toEqual([]);
});

describe('fails on', () => {
  const cases = Object.entries(mutations).flatMap(([aspect, own]) =>
    own.map((mutation) => [aspect, ...mutation] as const),
  );
  it.each(cases)('%s: %j changed to %j', (aspect, from, to, line, sides) => {
    expect(mutated(from, to)).toContainEqual({
      file: zh,
      line,
      message: `Its ${aspect} differ from ${en}: ${sides}`,
      fix: fixFor(aspect),
    });
  });

  it('a section with other inline code', () => {
    const section = '\n### Last\n\nSet `base` and `title`, and `base` again.\n';
    const check = (translation: string) =>
      formatProblems(
        compare(`${chinese}\n### 末 \\{#last}\n\n${translation}\n`, english + section).problems,
      );
    expect(check('先 `title` 后 `base`。')).toBe('');
    expect(check('`标题` 和 `base`。')).toBe('');
    expect(check('只有 `base`。')).toBe(
      `${zh}:52\n    The section doesn't mention \`title\`, unlike ${en}:54.\n` +
        '    Fix: Translate every sentence, and use the same inline code in both pages.',
    );
    expect(check('`base`、`title` 和 `lang`。')).toContain(
      `The section also mentions \`lang\`, unlike ${en}:54.`,
    );
  });

  it('a page that exists in one language', () => {
    const pages = [parsePage(en, english), parsePage('docs/zh/guide/other.mdx', chinese)];
    expect(formatProblems(parity({ pages, menus: [], texts }).problems)).toBe(
      [
        "docs/zh/guide/other.mdx\n    docs/en/guide/other.mdx doesn't exist.",
        '    Fix: Create docs/en/guide/other.mdx, or remove this page.\n',
        "docs/en/guide/tour.mdx\n    docs/zh/guide/tour.mdx doesn't exist.",
        '    Fix: Create docs/zh/guide/tour.mdx, or remove this page.',
      ].join('\n'),
    );
  });

  it('an interface string without a translation', () => {
    const source = '{\n  "a": { "en": "A", "zh": "甲" },\n  "b": { "en": "B", "zh": "" }\n}';
    expect(formatProblems(textParity('i18n.json', source).problems)).toBe(
      'i18n.json:3\n    The key "b" has no zh string.\n    Fix: Add "zh": "…" to the key.',
    );
  });
});

describe('menus fail on', () => {
  const menu = '[\n  { "text": "nav.a", "link": "/a" },\n  { "text": "B", "link": "/b" }\n]';
  const file = 'docs/zh/_nav.json';
  const check = (translation: string) =>
    menuParity(
      [
        { file: 'docs/en/_nav.json', source: menu },
        { file, source: translation },
      ],
      new Set(['nav.a']),
    ).problems;

  it('nothing when only labels differ', () => {
    expect(check(menu.replace('"B"', '"乙"'))).toEqual([]);
  });

  it.each([
    [
      'another link',
      '"/b"',
      '"/c"',
      3,
      'The menu differs from docs/en/_nav.json: en 3: 1.link: "/b" | zh 3: 1.link: "/c"',
      'Use the same entries in both menus.',
    ],
    [
      'a lost entry',
      ',\n  { "text": "B", "link": "/b" }',
      '',
      2,
      'The menu differs from docs/en/_nav.json: en 3: 1.text: B | zh: nothing more',
      'Use the same entries in both menus.',
    ],
    [
      'an unknown key',
      'nav.a',
      'nav.x',
      2,
      'The key "nav.x" is not in i18n.json, so readers see the key.',
      'Add "nav.x" with en and zh to i18n.json, or use an existing key.',
    ],
  ])('%s', (_, from, to, line, message, fix) => {
    expect(check(menu.replace(from, to))).toContainEqual({ file, line, message, fix });
  });

  it('a menu of one language', () => {
    const problems = menuParity([{ file, source: '[]' }], new Set()).problems;
    expect(formatProblems(problems)).toBe(
      "docs/zh/_nav.json\n    docs/en/_nav.json doesn't exist.\n    Fix: Create docs/en/_nav.json with the same menu.",
    );
  });
});

it('the site', () => {
  const read = (file: string) => ({
    file,
    source: readFileSync(join(repositoryRoot, file), 'utf8'),
  });
  const menus = filesOf('docs/{en,zh}/**/_{meta,nav}.json', repositoryRoot).map(read);
  const pages = [...loadPages(), ...loadFragments()];
  const pending = pendingFiles(pages, readFragmentRecords(repositoryRoot));
  report('parity', parity({ pages, menus, texts: read('i18n.json'), pending }));
});
