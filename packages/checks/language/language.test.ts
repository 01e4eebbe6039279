import { parsePage } from '@handbook/content';
import { readText } from '@handbook/content/files';
import { expect, it } from 'vitest';
import { interfaceProse, proseOf } from './prose.ts';
import { spelling, structure, typography, untranslated, wording } from './rule.ts';

const description = 'Put a site on a server, with clean URLs and cached files for months.';
const en = (body: string) =>
  parsePage('docs/en/a.mdx', `---\ndescription: ${description}\n---\n\n# A page\n\n${body}\n`);
const zh = (body: string) => parsePage('docs/zh/a.mdx', `# 标题\n\n${body}\n`);
const lines = (problems: readonly { line?: number; message: string }[]) =>
  problems.map(({ line, message }) => `${line} ${message.match(/“(.*?)”/)?.[1] ?? message}`);

it('keeps only prose, in its place', () => {
  const { text } = proseOf(
    en('Text `code` [link](/url) ![alt](/a.png)\n\n<Badge text="label" type="tip" />'),
  );
  expect(text.split('\n').map((line) => line.trim().replace(/\s+/g, ' '))).toEqual([
    ...['', description, '', '', '# A page', '', 'Text [link ![alt', '', 'label', ''],
  ]);
});

it.each([
  ['It is simple.', 'simple'],
  ['An own layout.', 'An own'],
  ['The flag wins\nover the file.', 'wins over'],
  ['Github is a host.', 'Github'],
  ['Yes， it is.', '，'],
  ['TODO write', 'TODO'],
])('finds the wording in %j', (body, word) => {
  expect(lines(wording(proseOf(en(body))))).toEqual([`7 ${word}`]);
});

it.each([
  'Just-in-time, `simple`, and github.com.',
  'The message is “ends the build”.',
  'A label of 中文，标点。',
])('accepts %j', (body) => expect(wording(proseOf(en(body)))).toEqual([]));

it('finds Chinese wording, also in the interface', () => {
  expect(lines(wording(proseOf(zh('您可以点击侧栏。'))))).toEqual(['3 您', '3 侧栏']);
  const [english, chinese] = interfaceProse(
    'i18n.json',
    '{\n  "a": {\n    "en": "Copied",\n    "zh": "很简单"\n  }\n}',
  );
  expect(english && wording(english)).toEqual([]);
  expect(chinese && lines(wording(chinese))).toEqual(['4 简单']);
});

it('finds misspelled words and British spellings, and suggests others', async () => {
  const problems = await spelling([proseOf(en('The sidbar of Rspress’s page.\n\nA colour.'))]);
  expect(lines(problems)).toEqual(['7 sidbar', '9 colour']);
  expect(problems[0]?.fix).toContain('Write sidebar');
}, 300_000);

it('corrects Chinese typography', () => {
  const problems = typography(
    zh('这是测试,好吗？\n\n用React来做。\n\n`a,b` 是代码。\n\n```ts\n// 中文,代码\n```'),
  );
  expect(problems.map(({ line, fix }) => `${line} ${fix}`)).toEqual([
    '3 Write “这是测试，好吗？”.',
    '5 Write “用 React 来做。”.',
  ]);
  expect(typography(en('这是,样例'))).toEqual([]);
});

it('finds a skipped level, a second title, and a missing title or description', () => {
  expect(lines(structure(en('#### Deep\n\n# Again')))).toEqual(['7 Deep', '9 Again']);
  expect(lines(structure(parsePage('docs/en/a.mdx', 'Text.\n')))).toEqual([
    '1 The description has 0 characters.',
    '1 The page has no title.',
  ]);
});

it('finds English text on a Chinese page, except in results', () => {
  const body = 'This text was left in English.';
  expect(lines(untranslated(zh(body)))).toEqual(['3 This text was left in English …']);
  expect(untranslated(zh(`<Result>\n\n${body}\n\n</Result>\n\nCloudflare Pages, GitHub`))).toEqual(
    [],
  );
});

it('the interface is in Chinese on Chinese pages, except for names', () => {
  const texts: Record<string, { zh: string }> = JSON.parse(readText('i18n.json'));
  const names = Object.keys(texts).filter((key) => !/\p{Script=Han}/u.test(texts[key]?.zh ?? ''));
  const navigation = ['nav.api', 'nav.releases', 'nav.version1', 'sidebar.nodeApi'];
  expect(names.sort()).toEqual([...navigation, 'playground.source'].sort());
});
