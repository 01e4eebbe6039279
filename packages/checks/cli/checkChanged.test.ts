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
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runGit } from '../lib/runGit.ts';
import { changedFiles } from './changedFiles.ts';
import { checkChanged } from './checkChanged.ts';
import { listItems } from './listItems.ts';

const root = mkdtempSync(join(tmpdir(), 'changed-'));
afterAll(() => rmSync(root, { recursive: true }));
const [en, zh] = ['docs/en/guide/basic/ssg.mdx', 'docs/zh/guide/basic/ssg.mdx'];
const description =
  'Render pages to HTML when you build the site, so that readers and crawlers see text at once.';
const english = `---\ndescription: ${description}\n---\n\n# Pages\n\nRspress renders each page.\n`;
const chinese =
  '---\ndescription: 在构建网站时把页面渲染成 HTML，读者和爬虫打开页面就能看到完整的文字内容。\n---\n\n# 页面 \\{#pages}\n\nRspress 渲染每个页面。\n';

const write = (file: string, source: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), source);
};
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const phrasesOf = (...ids: string[]) =>
  JSON.stringify({ '/guide/basic/ssg': Object.fromEntries(ids.map((id) => [id, ['a phrase']])) });
const writePhrases = (...ids: string[]) => {
  for (const lang of languages) write(`packages/search/phrases/${lang}.json`, phrasesOf(...ids));
};
const git = (...args: string[]) => runGit(root, args);
const check = async (update = false) => listItems(await checkChanged(root, update));

beforeAll(() => {
  git('init', '-q', '-b', 'main');
  symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'));
  write('.gitignore', 'node_modules\n');
  write(en, english);
  write(zh, withRecord(chinese, contentHash(parsePage(en, english))));
  write('docs/en/untouched.mdx', 'Its speling is wrnog.\n');
  write('i18n.json', '{}');
  write('packages/checks/urls/published.json', '["/guide/basic/ssg", "/zh/guide/basic/ssg"]');
  write('docs/zh/fragments/part.mdx', '一段文字。\n');
  write(fragmentsFile, '{\n  "docs/zh/fragments/part.mdx": "0123"\n}\n');
  write('packages/checks/language/words.txt', 'Rspress\n');
  git('add', '-A');
  git('commit', '-qm', 'Write the site');
  git('checkout', '-qb', 'fix');
});

it('finds committed, uncommitted, and untracked files', () => {
  write('new.txt', '');
  expect(changedFiles(root).files).toEqual(['new.txt']);
  rmSync(join(root, 'new.txt'));
});

it('passes with a warning when only the English page changed', { timeout: 60_000 }, async () => {
  write(en, english.replace('each page', 'every page'));
  const list = await check();
  expect(list).toContain(`${zh}\n  line 9: Warning: The translation is pending.`);
  expect(list).toContain('“Rspress renders each page.” → “Rspress renders every page.”');
  expect(list).toContain(
    'Changed pages and menus: 1. Problems: 0, warnings: 1, records to write: 0.',
  );
});

it('lists problems by file, with line and fix', { timeout: 60_000 }, async () => {
  write(
    en,
    `${english}\nAn [untrue](/guide/basic/sg) wrod of \`themeConfig.navs\`.\n\n\`\`\`json\n{ "a": }\n\`\`\`\n`,
  );
  git('commit', '-qam', 'Change the page');
  const list = await check();
  expect(list).toContain(`${en}\n  line 9: `);
  expect(list).toContain(
    "The page /guide/basic/sg doesn't exist.\n    Fix: Write /guide/basic/ssg",
  );
  expect(list).toContain('“wrod” is not in a dictionary');
  expect(list).toContain("themeConfig.navs isn't among the options");
  expect(list).toContain("line 12: This JSON doesn't parse");
  expect(list).toContain('Problems: 4,');
  expect(list).not.toContain('untouched');
});

it('offers to write records', { timeout: 60_000 }, async () => {
  write(en, `${english}\n## More\n`);
  write(zh, read(zh).replace('每个页面。\n', '每个页面。\n\n## 更多 \\{#more}\n'));
  expect(await check()).toContain('line 9: The section #more has no search phrases.');
  writePhrases('more');
  const list = await check();
  expect(list).toContain(
    'Record: Both pages changed, but the record is of an earlier version of the English page.',
  );
  expect(list).toContain(
    'records to write: 3.\nOther changed files: 2. `npm test` checks them.\nTo write the records, run: npm run check -- changed --update',
  );
  const updated = await check(true);
  expect(updated).toContain('Problems: 0, warnings: 0, records to write: 0.');
  expect(updated).toContain(`Records written: ${zh}, packages/checks/urls/published.json.`);
  expect(read(zh)).toContain(contentHash(parsePage(en, read(en))));
  expect(read(fragmentsFile)).toContain('"docs/zh/fragments/part.mdx": "0123"');
  expect(JSON.parse(read('packages/checks/urls/published.json'))).toContain(
    '/zh/guide/basic/ssg#more',
  );
});

it('names the unit tests of changed code', { timeout: 60_000 }, async () => {
  write('theme/nav/nav.ts', '');
  write('theme/icons/icons.tsx', '');
  write('theme/nav/nav.test.ts', '');
  expect(await check()).toContain('\nTo run their unit tests: npm run unit -- theme/nav');
  rmSync(join(root, 'theme'), { recursive: true });
});

it('removes URLs that were never on the main branch', { timeout: 60_000 }, async () => {
  const published = () => JSON.parse(read('packages/checks/urls/published.json')) as string[];
  for (const file of [en, zh]) write(file, read(file).replace('## More', '## Other'));
  write(zh, read(zh).replace('#more', '#other'));
  write('packages/checks/urls/published.json', JSON.stringify([...published(), '/guide/draft']));
  expect(await check()).toContain('The phrases are for #more, which');
  writePhrases('other');
  const list = await check();
  expect(list).toContain('/guide/basic/ssg#more was added on this branch and no longer exists.');
  expect(list).toContain('/guide/draft was added on this branch and no longer exists.');
  expect(list).toContain('Problems: 0,');
  expect(await check(true)).toContain('Problems: 0, warnings: 0, records to write: 0.');
  expect(published()).toEqual([
    '/guide/basic/ssg',
    '/guide/basic/ssg#other',
    '/zh/guide/basic/ssg',
    '/zh/guide/basic/ssg#other',
  ]);
});

it('asks for a redirect for a heading of the main branch', { timeout: 60_000 }, async () => {
  git('add', '-A');
  git('commit', '-qm', 'Add a heading');
  git('branch', '-f', 'main');
  const [english, chinese] = [read(en), read(zh)];
  write(en, english.replace('## Other', '## Another'));
  write(zh, chinese.replace('#other', '#another'));
  writePhrases('another');
  expect(await check(true)).toContain(
    'The published heading /guide/basic/ssg#other no longer exists',
  );
  git('checkout', '-q', '.');
});

it('doesn’t record a Chinese change as the translation of an earlier English change', {
  timeout: 60_000,
}, async () => {
  const [english, chinese] = [read(en), read(zh)];
  write(en, english.replace('each page', 'every page'));
  git('commit', '-qam', 'Change the English page');
  git('branch', '-f', 'main');
  write(zh, chinese.replace('渲染每个', '会渲染每个'));
  const list = await check(true);
  expect(list).toContain('Warning: The translation has been pending since');
  expect(list).toContain('Problems: 0, warnings: 1, records to write: 0.');
  expect(list).not.toContain('Records written');
  write(zh, chinese);
  write(en, english);
  git('commit', '-qam', 'Restore the pages');
  git('branch', '-f', 'main');
});

it('keeps the mark of a pending translation', {
  timeout: 60_000,
}, async () => {
  write(zh, read(zh).replace('## 更多', '{/* translation pending */}\n\n## 更多'));
  expect(await check(true)).toContain('Problems: 0, warnings: 1, records to write: 0.');
});

it('reports the line of a syntax error', { timeout: 60_000 }, async () => {
  write(en, `${english}\n<Open\n`);
  expect(await check()).toContain(`${en}\n  line 1`);
});

it('reports a merge conflict once, with its line', { timeout: 60_000 }, async () => {
  write(en, english.replace('Rspress renders', '<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> other\n\nIt'));
  const list = await check();
  expect(list).toContain(`${en}\n  line 7: A merge conflict is unresolved.`);
  expect(list).not.toContain("doesn't exist");
});

it('reports the line of wrong frontmatter', { timeout: 60_000 }, async () => {
  write(en, english.replace('---\n\n', 'title: "Pages\n---\n\n'));
  expect(await check()).toMatch(new RegExp(`${en}\n  line [34]: This is not valid YAML`));
  write(en, english.replace('---\n\n', 'sidebr: false\n---\n\n'));
  expect(await check()).toMatch(new RegExp(`${en}\n  line 3: .*sidebr`));
});

it('validates menus and redirects', { timeout: 60_000 }, async () => {
  const menu = 'docs/en/guide/basic/_meta.json';
  write(menu, '["ssg", "missing"]');
  expect(await check()).toContain('line 1: There is no page "missing"');
  write('docs/redirects.json', '{\n  "/a": "/b",\n}');
  expect(await check()).toContain('docs/redirects.json\n  line 3: This is not valid JSON');
  rmSync(join(root, menu));
  rmSync(join(root, 'docs/redirects.json'));
});

it('reports what still refers to a removed heading or page', { timeout: 60_000 }, async () => {
  write(en, english.replace('each page.', 'each page.\n\n## Steps'));
  write('docs/en/other.mdx', '# Other\n\nSee [steps](/guide/basic/ssg#steps).\n');
  git('add', '-A');
  git('commit', '-qm', 'Link to the page');
  git('branch', '-f', 'main');
  write(en, english);
  expect(await check()).toContain(
    'docs/en/other.mdx\n  line 3: /guide/basic/ssg#steps: /guide/basic/ssg has no heading with the id "steps".',
  );
  for (const file of [en, zh]) rmSync(join(root, file));
  const list = await check();
  expect(list).toContain('The published page /guide/basic/ssg no longer exists');
  expect(list).toContain('docs/en/other.mdx\n  line 3: /guide/basic/ssg#steps: The page');
  expect(list).toContain('The phrases are for /guide/basic/ssg, which no longer exists.');
  write('docs/redirects.json', '{ "/guide/basic/ssg": "/other" }');
  expect(await check()).not.toContain('published page');
});
