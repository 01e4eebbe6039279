import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  fileOf,
  loadPages,
  type Page,
  parsePage,
  repositoryRoot,
  siteLocation,
  urlOf,
} from '@handbook/content';
import { outFolder } from '@handbook/content/files';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { type Expected, readExpected, sourceCode } from './expected.ts';
import { infidelities } from './fidelity.ts';

const root = siteLocation.origin + siteLocation.base;

/** What the source of a page contains, with relative links resolved. */
function expectedOf(page: Page): Expected {
  const docs = join(repositoryRoot, 'docs');
  const expected = readExpected(page.tree, sourceCode(join(repositoryRoot, page.file), docs));
  const links = expected.links.map((link) =>
    /^\.{1,2}\//.test(link)
      ? new URL(link, `https://site${page.route}`).pathname.replace(/\.mdx?$/, '')
      : link,
  );
  return { ...expected, links };
}

const decode = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** The code of the live examples on a built page. */
const examplesOf = (html: string): string[] =>
  [...html.matchAll(/class="live-example__code"[^>]*>(.*?)<\/pre>/gs)].map(([, code = '']) =>
    decode(code),
  );

/** The built file of a page. */
function builtFile(page: Page, ending: string): string {
  return join(outFolder, fileOf(urlOf(page)).replace(/\.html$/, ending));
}

describe('mutation fixtures', () => {
  const source = [
    '# Install',
    'See [the guide](/guide/start/introduction).',
    '## Options \\{#options}',
    '```ts title="a.ts"\nconst a = 1; // [!code highlight]\n```',
    '| Name | Type |\n| --- | --- |\n| a | b |',
    ':::tip Hot\nPour.\n:::',
    '> [!WARNING]\n> Wait.',
    '<Result>\n\n## In a result\n\n</Result>',
  ].join('\n\n');
  const good = [
    '---\nurl: "/a"\n---',
    '# Install',
    `See [the guide](${root}guide/start/introduction.md).`,
    '## Options',
    '```ts title="a.ts"\nconst a = 1;\n```',
    '| Name | Type |\n| - | - |\n| a | b |',
    '> [!TIP] Hot\n> Pour.',
    '> [!WARNING]\n> Wait.',
    '> **Result**\n>\n> ## In a result',
    '```jsx\n<Badge />\n```',
  ].join('\n\n');
  const expected = expectedOf(parsePage('docs/en/a.mdx', source));
  const look = (text: string) => infidelities(expected, ['<Badge />'], text, root).join('\n');

  it('passes a faithful page', () => expect(look(good)).toBe(''));

  it.each([
    ['a heading', '## Options', 'Options', 'heading is missing: ## Options'],
    ['a heading of another level', '## Options', '### Options', 'heading is missing'],
    ['a line of code', 'const a = 1;', 'const a = 2;', 'code is missing'],
    ['a link', '.md)', 's.md)', 'link is missing: /guide/start/introduction'],
    ['a row', '\n| a | b |', '', 'table is missing: Name|Type ×2'],
    ['an alert', '> [!TIP]', '> **Tip**', 'alert is missing: TIP'],
    ['an alert that is escaped', '> [!WARNING]', '> \\[!WARNING', 'not Markdown: \\[!WARNING'],
    ['a live example', '<Badge />', '<Tag />', 'live example is missing: <Badge />'],
    ['JSX', 'See [', '<Badge text="a" />\n\nSee [', 'not Markdown: <Badge'],
    ['an import', 'See [', "import { a } from 'a';\n\nSee [", 'not Markdown: import'],
    ['a container', '> [!TIP] Hot', ':::tip Hot', 'not Markdown: :::tip'],
    ['two titles', '## Options', '# Options', '2 titles'],
    ['no URL', 'url: "/a"', 'title: a', 'has no url'],
    ['character references', 'Pour.', '&#x518D;.', 'as character references'],
  ])('names %s', (_, from, to, message) => {
    expect(good).toContain(from);
    expect(look(good.replace(from, to))).toContain(message);
  });
});

it('lists every page of a section in llms.txt, under the title of its language', () => {
  const read = (path: string) => readFileSync(join(outFolder, path), 'utf8');
  for (const [lang, file, title] of [
    ['en', 'llms.txt', '# Rspress\n'],
    ['zh', 'zh/llms.txt', '# Rspress 中文文档\n'],
  ] as const) {
    const list = read(file);
    const whole = read(file.replace('.txt', '-full.txt'));
    expect([list, whole].filter((one) => one.startsWith(title))).toHaveLength(2);
    const pages = loadPages().filter((page) => page.lang === lang);
    const paths = pages
      .filter(({ frontmatter }) => frontmatter.pageType !== '404')
      .map((page) => builtFile(page, '.md').slice(outFolder.length + 1));
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => !whole.includes(read(path)))).toEqual([]);
    const unlisted = paths.filter((path) => !list.includes(`(${root}${path})`));
    const folder = lang === 'en' ? '' : 'zh/';
    expect(unlisted.sort()).toEqual([`${folder}index.md`, `${folder}offline.md`]);
  }
});

it('the site', () => {
  const problems: Problem[] = [];
  const counted = { pages: 0, headings: 0, code: 0, links: 0, tables: 0, alerts: 0, examples: 0 };
  for (const page of loadPages()) {
    const file = builtFile(page, '.md');
    if (page.frontmatter.pageType === '404') continue;
    const fix = 'Correct packages/site-output/page-content or packages/site-output/markdown-pages.';
    if (!existsSync(file)) {
      problems.push({ file: page.file, message: 'The page has no Markdown.', fix });
      continue;
    }
    const expected = expectedOf(page);
    const examples = examplesOf(readFileSync(builtFile(page, '.html'), 'utf8'));
    for (const message of infidelities(expected, examples, readFileSync(file, 'utf8'), root)) {
      problems.push({ file: page.file, message, fix });
    }
    counted.pages += 1;
    counted.examples += examples.length;
    for (const kind of ['headings', 'code', 'links', 'tables', 'alerts'] as const) {
      counted[kind] += expected[kind].length;
    }
  }
  report('markdown', { problems, counted });
});
