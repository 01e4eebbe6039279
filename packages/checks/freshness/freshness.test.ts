import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  contentHash,
  fragmentsFile,
  gitHistory,
  loadFragments,
  loadPages,
  parsePage,
  readFragmentRecords,
  repositoryRoot,
  withRecord,
} from '@handbook/content';
import { afterAll, describe, expect, it } from 'vitest';
import { formatProblems, type Problem } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { runGit } from '../lib/runGit.ts';
import { forcing, namedFiles, updating } from '../lib/updating.ts';
import { changedWords } from './changes.ts';
import { freshness } from './freshness.ts';
import { updateRecords } from './update.ts';

const en = 'docs/en/a.mdx';
const zh = 'docs/zh/a.mdx';
const english =
  "# A\n\nThe “first” line -- it's long.\n\n```ts\nconst a = 'x';\n```\n\nThe [last](/b) line.\n";
const hash = (source: string) => contentHash(parsePage(en, source));
const translation = withRecord('# 甲\n\n文字。\n', hash(english));

const judge = (original: string, translated: string, history = gitHistory('/'), now?: number) =>
  freshness([parsePage(en, original), parsePage(zh, translated)], '{}', history, now);
const check = (...args: Parameters<typeof judge>) => formatProblems(judge(...args).problems);
const warn = (...args: Parameters<typeof judge>) => formatProblems(judge(...args).warnings);

describe('the content hash', () => {
  it.each([
    ['quotes', english.replace('“first”', '"first"').replace("it's", 'it’s')],
    ['dashes', english.replace(' -- ', '—')],
    ['white space', english.replace('line -- ', 'line --\n').replace('# A\n\n', '# A\n\n\n')],
    ['white space at the ends of code lines', english.replace("'x';", "'x';  ")],
    ['a comment of the author', english.replace('The [last]', '{/* check this */}\n\nThe [last]')],
  ])('ignores %s', (_, changed) => {
    expect(changed).not.toBe(english);
    expect(hash(changed)).toBe(hash(english));
  });

  it.each([
    ['a word', english.replace('first', 'second')],
    ['letter case', english.replace('The “', 'the “')],
    ['a quote in code', english.replace("'x'", '"x"')],
    ['indentation of code', english.replace('const', '  const')],
    ['a link', english.replace('/b', '/c')],
    ['a heading depth', english.replace('# A', '## A')],
  ])('changes with %s', (_, changed) => {
    expect(changed).not.toBe(english);
    expect(hash(changed)).not.toBe(hash(english));
  });
});

describe('fails on', () => {
  it('nothing if the record is current', () => {
    expect(check(english, translation)).toBe('');
  });

  it('a translation without a record', () => {
    expect(check(english, '# 甲\n\n文字。\n')).toBe(
      `${zh}:3\n    The page has no record of which version of ${en} it translates.\n` +
        `    Fix: Compare it with the English page, then run: npm run check -- freshness --update ${zh}`,
    );
  });

  it('a fragment without a record', () => {
    const pair = ['docs/en/fragments/f.mdx', 'docs/zh/fragments/f.mdx'].map((file) =>
      parsePage(file, english),
    );
    const problems = (records: string) =>
      formatProblems(freshness(pair, records, gitHistory('/')).problems);
    expect(problems(`{ "docs/zh/fragments/f.mdx": "${hash(english)}" }`)).toBe('');
    expect(problems('{}')).toContain(
      'docs/zh/fragments/f.mdx\n    The page has no record of which version of docs/en/fragments/f.mdx it translates.',
    );
  });

  it('a record that is not the last line', () => {
    expect(check(english, `${translation}\n更多。\n`)).toBe(
      `${zh}:5\n    The record of the translated version is not the last line.\n` +
        `    Fix: Move the record to the last line, or run: npm run check -- freshness --update ${zh}`,
    );
  });

  it('more than ten pending translations', () => {
    const stale = (count: number) =>
      freshness(
        Array.from({ length: count }, (_, n) => [
          parsePage(`docs/en/${n}.mdx`, `${english}${n}\n`),
          parsePage(`docs/zh/${n}.mdx`, translation),
        ]).flat(),
        '{}',
        gitHistory('/'),
      );
    expect(stale(10).problems).toEqual([]);
    expect(formatProblems(stale(11).problems)).toContain('11 translations are pending');
  });
});

describe('warns about', () => {
  it('a stale translation', () => {
    const changed = english.replace('first', 'second');
    expect(check(changed, translation)).toBe('');
    expect(warn(changed, translation)).toBe(
      `${zh}:5\n    The translation is pending. The translated version of ${en} isn't in the Git history.\n` +
        `    Fix: If you know Chinese, translate the change, then run: npm run check -- freshness --update ${zh}`,
    );
  });

  it('a translation that is marked as pending, with or without a record', () => {
    const marked = '{/* translation pending */}\n';
    for (const source of [`# 甲\n\n${marked}`, `${marked}\n${translation}`]) {
      expect(check(english, source)).toBe('');
      expect(warn(english, source)).toContain(`${zh}`);
    }
  });

  it('a fragment with an old record', () => {
    const pair = ['docs/en/fragments/f.mdx', 'docs/zh/fragments/f.mdx'].map((file) =>
      parsePage(file, english),
    );
    const records = '{ "docs/zh/fragments/f.mdx": "000000000000" }';
    const { problems, warnings } = freshness(pair, records, gitHistory('/'));
    expect(problems).toEqual([]);
    expect(formatProblems(warnings)).toContain('docs/zh/fragments/f.mdx\n');
  });
});

it.each([
  [
    'a b c d e f old g h i j k l',
    'a b c d e f new g h i j k l',
    '“… b c d e f old g h i j k …” → “… b c d e f new g h i j k …”',
  ],
  ['same start', 'same start and more', '“same start” → “same start and more”'],
  ['', 'a new line', '(nothing) → “a new line”'],
])('shows the words that changed from %j to %j', (before, after, expected) => {
  expect(changedWords(before, after)).toBe(expected);
});

describe('in a repository', () => {
  const root = mkdtempSync(join(tmpdir(), 'freshness-'));
  afterAll(() => rmSync(root, { recursive: true }));
  let date = '2026-01-01T00:00:00Z';
  const git = (...args: string[]) => runGit(root, args, date);
  const write = (file: string, source: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), source);
  };
  const commit = (message: string) => {
    git('add', '-A');
    git('commit', '-qm', message);
    return git('rev-parse', '--short', 'HEAD').trim();
  };
  git('init', '-q');
  write('docs/en/old.mdx', english);
  write(zh, translation);
  const first = commit('Write the page');
  date = '2026-02-01T00:00:00Z';
  git('mv', 'docs/en/old.mdx', en);
  write(en, english.replace('first', 'second'));
  commit('Rename the page and change a word');
  const now = english.replace('first', 'third').replace("'x'", "'y'");
  const changed = `The translation has been pending since 2026-02-01. ${en}:3 changed: “The “first” line -- it's long.” → “The “third” line -- it's long.”. More changes: git diff ${first} -- ${en}`;

  it('shows the date and the change, across a rename', () => {
    const today = Date.parse('2026-02-15');
    expect(warn(now, translation, gitHistory(root), today)).toContain(changed);
  });

  it('shows an inserted line if a later line changed, too', () => {
    const today = Date.parse('2026-02-15');
    const inserted = english.replace('# A\n\n', '# A\n\nA new line.\n\n').replace("'x'", "'y'");
    expect(warn(inserted, translation, gitHistory(root), today)).toContain(
      'changed: (nothing) → “A new line.”.',
    );
  });

  it('fails on a translation that is pending for longer than a release', () => {
    const [last, late] = [Date.parse('2026-03-03'), Date.parse('2026-03-04')];
    expect(check(now, translation, gitHistory(root), last)).toBe('');
    expect(check(now, translation, gitHistory(root), late)).toContain('pending for 30 days');
  });

  it('writes records, of the named pages only, and of translated changes only', () => {
    const pages = () => loadPages(root);
    const update = (only: string[], force = false) =>
      updateRecords(root, pages(), gitHistory(root), { only, force });
    write(en, now);
    expect(() => update(['docs/zh/b.mdx'])).toThrow('docs/zh/b.mdx');
    expect(update([zh])).toMatchObject({ written: [], refused: [{ file: zh }] });
    expect(update([zh], true)).toEqual({ written: [zh], refused: [] });
    expect(readFileSync(join(root, zh), 'utf8')).toBe(withRecord('# 甲\n\n文字。', hash(now)));
    write(zh, `{/* translation pending */}\n\n${translation.replace('文字', '新的文字')}`);
    expect(update([])).toEqual({ written: [], refused: [] });
    expect(update([en])).toEqual({ written: [zh], refused: [] });
    expect(readFileSync(join(root, zh), 'utf8')).toBe(withRecord('# 甲\n\n新的文字。', hash(now)));
    expect(update([])).toEqual({ written: [], refused: [] });
    expect(freshness(pages(), '{}', gitHistory(root))).toMatchObject({
      problems: [],
      warnings: [],
    });
  });
});

describe('fragments', () => {
  const root = mkdtempSync(join(tmpdir(), 'fragments-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('keep their records in one file', () => {
    for (const lang of ['en', 'zh']) {
      mkdirSync(join(root, 'docs', lang, 'fragments'), { recursive: true });
      writeFileSync(join(root, 'docs', lang, 'fragments/f.mdx'), english);
    }
    mkdirSync(join(root, dirname(fragmentsFile)), { recursive: true });
    writeFileSync(join(root, fragmentsFile), '{ "docs/zh/fragments/gone.mdx": "000000000000" }');
    const file = 'docs/zh/fragments/f.mdx';
    const update = () => updateRecords(root, loadFragments(root), gitHistory(root), { only: [] });
    expect(update().written).toEqual([file]);
    expect(readFileSync(join(root, file), 'utf8')).toBe(english);
    expect(JSON.parse(readFragmentRecords(root))).toEqual({ [file]: hash(english) });
    expect(update().written).toEqual([]);
  });
});

it('the site', () => {
  const load = () => [...loadPages(), ...loadFragments()];
  const history = gitHistory(repositoryRoot);
  const refused: Problem[] = [];
  if (updating('freshness')) {
    const options = { only: namedFiles(), force: forcing() };
    const updated = updateRecords(repositoryRoot, load(), history, options);
    refused.push(...updated.refused);
    const written = updated.written.length > 0 ? updated.written : ['none'];
    console.log(['Records written:', ...written].join('\n  '));
  }
  const result = freshness(load(), readFragmentRecords(repositoryRoot), history);
  console.log(
    `Pending translations: ${result.warnings.length}\n${formatProblems(result.warnings)}`,
  );
  report('freshness', { ...result, problems: [...refused, ...result.problems] });
});
