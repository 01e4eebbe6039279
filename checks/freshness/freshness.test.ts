import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadFragments, loadPages, parsePage } from '../lib/pages.ts';
import { formatProblems } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { repositoryRoot } from '../lib/root.ts';
import { namedFiles, updating } from '../lib/updating.ts';
import { freshness } from './freshness.ts';
import { gitHistory } from './history.ts';
import { contentHash } from './normalForm.ts';
import { fragmentsFile, withRecord } from './record.ts';
import { readFragmentRecords, updateRecords } from './update.ts';

const en = 'docs/en/a.mdx';
const zh = 'docs/zh/a.mdx';
const english =
  "# A\n\nThe “first” line -- it's long.\n\n```ts\nconst a = 'x';\n```\n\nThe [last](/b) line.\n";
const hash = (source: string) => contentHash(parsePage(en, source));
const translation = withRecord('# 甲\n\n文字。\n', hash(english));

const check = (original: string, translated: string, history = gitHistory('/')) =>
  formatProblems(
    freshness([parsePage(en, original), parsePage(zh, translated)], '{}', history).problems,
  );

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
  ])('sees %s', (_, changed) => {
    expect(changed).not.toBe(english);
    expect(hash(changed)).not.toBe(hash(english));
  });
});

describe('turns red on', () => {
  it('nothing when the record is true', () => {
    expect(check(english, translation)).toBe('');
  });

  it('a translation without a record', () => {
    expect(check(english, '# 甲\n\n文字。\n')).toBe(
      `${zh}:3\n    Nothing says which version of ${en} it translates.\n` +
        `    Fix: Compare it with the English page, then run: npm run check -- freshness --update ${zh}`,
    );
  });

  it('a fragment without a record, or with an old one', () => {
    const pair = ['docs/en/fragments/f.mdx', 'docs/zh/fragments/f.mdx'].map((file) =>
      parsePage(file, english),
    );
    const problems = (records: string) =>
      formatProblems(freshness(pair, records, gitHistory('/')).problems);
    expect(problems(`{ "docs/zh/fragments/f.mdx": "${hash(english)}" }`)).toBe('');
    expect(problems('{}')).toContain(
      'docs/zh/fragments/f.mdx\n    Nothing says which version of docs/en/fragments/f.mdx it translates.',
    );
    expect(problems('{ "docs/zh/fragments/f.mdx": "000000000000" }')).toContain(
      'docs/zh/fragments/f.mdx\n    It translates version 000000000000 of docs/en/fragments/f.mdx, which is now',
    );
  });

  it('a record that is not the last line', () => {
    expect(check(english, `${translation}\n更多。\n`)).toBe(
      `${zh}:5\n    Something follows the record of what it translates.\n` +
        `    Fix: Make it the last line: npm run check -- freshness --update ${zh}`,
    );
  });

  it('a stale translation whose source is not in the history', () => {
    const changed = english.replace('first', 'second');
    expect(check(changed, translation)).toBe(
      `${zh}:5\n    It translates version ${hash(english)} of ${en}, which is now ${hash(changed)}. ` +
        `The git history at hand has no version ${hash(english)} of it, so what changed cannot be shown (a shallow clone? git fetch --unshallow).\n` +
        `    Fix: Translate the change, then run: npm run check -- freshness --update ${zh}`,
    );
  });
});

describe('in a repository', () => {
  const root = mkdtempSync(join(tmpdir(), 'freshness-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
    });
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
  const first = commit('Write the page');
  git('mv', 'docs/en/old.mdx', en);
  write(en, english.replace('first', 'second'));
  commit('Rename the page and change a word');
  const now = english.replace('first', 'third').replace("'x'", "'y'");

  it('names what changed since, across a rename', () => {
    expect(check(now, translation, gitHistory(root))).toContain(
      [
        `Changed since ${first}:`,
        "      - 3: The “first” line -- it's long.",
        "      + 3: The “third” line -- it's long.",
        "      - 6: const a = 'x';",
        "      + 6: const a = 'y';",
        '    Fix: Translate the change',
      ].join('\n'),
    );
  });

  it('shortens a long list of changes', () => {
    const longer = `${english}\n${Array.from({ length: 20 }, (_, n) => `- ${n}`).join('\n')}\n`;
    const message = check(longer, translation, gitHistory(root));
    expect(message).toContain('      + 18: - 7\n      … and 12 more changed line(s): git diff');
  });

  it('writes records, of the named pages only', () => {
    write(zh, translation);
    const pages = () => loadPages(root);
    write(en, now);
    expect(() => updateRecords(root, pages(), ['docs/zh/b.mdx'])).toThrow('docs/zh/b.mdx');
    expect(updateRecords(root, pages(), [zh])).toEqual([zh]);
    expect(readFileSync(join(root, zh), 'utf8')).toBe(withRecord('# 甲\n\n文字。', hash(now)));
    expect(updateRecords(root, pages(), [])).toEqual([]);
    expect(freshness(pages(), '{}', gitHistory(root)).problems).toEqual([]);
  });
});

describe('fragments', () => {
  const root = mkdtempSync(join(tmpdir(), 'fragments-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('keep their records beside the rule', () => {
    for (const lang of ['en', 'zh']) {
      mkdirSync(join(root, 'docs', lang, 'fragments'), { recursive: true });
      writeFileSync(join(root, 'docs', lang, 'fragments/f.mdx'), english);
    }
    mkdirSync(join(root, dirname(fragmentsFile)), { recursive: true });
    writeFileSync(join(root, fragmentsFile), '{ "docs/zh/fragments/gone.mdx": "000000000000" }');
    const file = 'docs/zh/fragments/f.mdx';
    expect(updateRecords(root, loadFragments(root), [])).toEqual([file]);
    expect(readFileSync(join(root, file), 'utf8')).toBe(english);
    expect(JSON.parse(readFragmentRecords(root))).toEqual({ [file]: hash(english) });
    expect(updateRecords(root, loadFragments(root), [])).toEqual([]);
  });
});

it('the site', () => {
  const load = () => [...loadPages(), ...loadFragments()];
  if (updating('freshness')) {
    const written = updateRecords(repositoryRoot, load(), namedFiles());
    console.log(['Records written:', ...(written.length > 0 ? written : ['none'])].join('\n  '));
  }
  report(
    'freshness',
    freshness(load(), readFragmentRecords(repositoryRoot), gitHistory(repositoryRoot)),
  );
});
