import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  contentHash,
  fragmentsFile,
  languages,
  parsePage,
  repositoryRoot,
  withRecord,
} from '@handbook/content';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as language from '../language/rule.ts';
import { formatProblems } from '../lib/problem.ts';
import { newPage } from '../new-page/newPage.ts';
import * as phrases from '../phrases/rule.ts';
import * as sources from '../sources/rule.ts';
import * as translations from '../translations/rule.ts';
import * as urls from '../urls/rule.ts';
import { readChanges } from './changes.ts';
import type { Rule } from './rule.ts';
import { readScope } from './scope.ts';

// Rules load the compiler and the dictionaries.
vi.setConfig({ testTimeout: 300_000 });

const root = mkdtempSync(join(tmpdir(), 'changed-'));
afterAll(() => rmSync(root, { recursive: true }));
const [en, zh] = ['docs/en/guide/basic/ssg.mdx', 'docs/zh/guide/basic/ssg.mdx'];
const description =
  'Render pages to HTML when you build the site, so that readers and crawlers see text at once.';
const english = `---\ndescription: ${description}\n---\n\n# Pages\n\nRspress renders each page.\n\n## More\n`;
const chinese =
  '---\ndescription: 在构建网站时把页面渲染成 HTML，读者和爬虫打开页面就能看到完整的文字内容。\n---\n\n# 页面 \\{#pages}\n\nRspress 渲染每个页面。\n\n## 更多 \\{#more}\n';
const record = (source: string) => withRecord(chinese, contentHash(parsePage(en, source)));

const write = (file: string, source: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), source);
};
const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** Runs Git with an author and without the configuration of this machine. */
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
  });
const restore = () => git('checkout', '-q', '.');

/** The problems of the changed pages, and what `--update` reports. */
async function check(rule: Rule, update = false): Promise<string> {
  const scope = readScope(root, { names: [], pages: [], changed: true, update });
  const { problems, notes = [] } = await rule.run(scope);
  return [formatProblems(problems), ...notes].join('\n');
}

beforeAll(() => {
  git('init', '-q', '-b', 'main');
  symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'));
  write('.gitignore', 'node_modules\n');
  write(en, english);
  write(zh, record(english));
  write('docs/en/untouched.mdx', 'Its speling is wrnog. [Pages](/guide/basic/ssg#more)\n');
  write('i18n.json', '{}');
  const paths = ['/guide/basic/ssg', '/untouched'].flatMap((path) => [path, `/zh${path}`]);
  const published = [...paths.slice(0, 3), ...paths.slice(0, 2).map((path) => `${path}#more`)];
  write(urls.publishedFile, urls.withUrls('[]', published));
  write(fragmentsFile, '{}\n');
  for (const lang of languages) {
    const listed = { '/guide/basic/ssg': { more: ['a phrase'] } };
    write(`packages/search/phrases/${lang}.json`, JSON.stringify(listed));
  }
  git('add', '-A');
  git('commit', '-qm', 'Write the site');
  git('checkout', '-qb', 'fix');
});

it('finds committed, uncommitted, and untracked files', () => {
  write('new.txt', '');
  expect([...(readChanges(root)?.files ?? [])]).toEqual(['new.txt']);
  rmSync(join(root, 'new.txt'));
});

it('checks only the pages that changed', async () => {
  write(en, english.replace('renders', 'rendres'));
  const text = await check(language);
  expect(text).toContain(`${en}:7\n    “rendres” is not in a dictionary.`);
  expect(text).not.toContain('untouched');
  restore();
});

it('fails on an English change without a Chinese one, and marks the page as pending', async () => {
  write(en, english.replace('each page', 'every page'));
  expect(await check(translations)).toContain(
    `${zh}:11\n    ${en} changed after this translation was recorded.`,
  );
  expect(await check(translations, true)).toContain(`Marked as pending: ${zh}`);
  const marker = '{/* translation pending */}';
  expect(await check(translations)).toBe(
    `\nPending translation: ${zh} (when it is translated, delete ${marker})`,
  );
  restore();
});

it('records a translated change, and leaves a marked page alone', async () => {
  const changed = english.replace('each page', 'every page');
  write(en, changed);
  write(zh, record(english).replace('渲染每个', '会渲染每个'));
  expect(await check(translations, true)).toContain(`Recorded: ${zh}`);
  expect(read(zh)).toContain(contentHash(parsePage(en, changed)));
  write(zh, `${record(english)}\n{/* translation pending */}\n`);
  expect(await check(translations, true)).toContain(`Pending translation: ${zh}`);
  restore();
});

it('fails on a translation without a record', async () => {
  write(zh, chinese);
  expect(await check(translations)).toContain('The page has no record of which version of');
  restore();
});

it('asks for phrases of a new section, and names phrases of one that is gone', async () => {
  for (const file of [en, zh])
    write(file, read(file).replace('## ', '## Other ').replace('#more', '#other'));
  const text = await check(phrases);
  expect(text).toContain(`${en}:9\n    The section #other-more has no search phrases.`);
  expect(text).toContain('packages/search/phrases/en.json');
  expect(text).toContain('/guide/basic/ssg has no section #more.');
  restore();
});

it('records new URLs, and forgets those that were never on the main branch', async () => {
  write(en, `${english}\n## Draft\n`);
  expect(await check(urls)).toContain(`/guide/basic/ssg#draft is not in ${urls.publishedFile}.`);
  expect(await check(urls, true)).toBe('');
  write(en, english);
  expect(await check(urls)).toContain('/guide/basic/ssg#draft was published and no longer exists');
  expect(await check(urls, true)).toBe('');
  expect(read(urls.publishedFile)).not.toContain('draft');
  restore();
});

it('reports a merge conflict once, and links to a removed heading', async () => {
  write(en, english.replace('Rspress renders', '<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> other\n\nIt'));
  expect(await check(sources)).toContain(`${en}:7`);
  write(en, english.replace('## More\n', ''));
  expect(await check(sources)).toContain(
    'docs/en/untouched.mdx:1:23\n    /guide/basic/ssg#more: /guide/basic/ssg has no heading with the id "more".',
  );
  restore();
});

it('accepts a new page after two files and one command', async () => {
  write('docs/en/guide/basic/_meta.json', '["ssg"]\n');
  write('docs/zh/guide/basic/_meta.json', '[\n  "ssg"\n]\n');
  newPage(root, 'guide/basic/my-page');
  expect(read('docs/zh/guide/basic/_meta.json')).toBe('[\n  "ssg",\n  "my-page"\n]\n');
  await check(urls, true);
  expect(await check(urls)).toBe('');
  expect(await check(sources)).toBe('');
  expect(await check(translations)).toContain(
    'Pending translation: docs/zh/guide/basic/my-page.mdx',
  );
  const text = await check(language);
  expect(text.match(/“TODO” breaks our style rules/g)).toHaveLength(2);
});
