import { headingsOf, loadPages, parsePage } from '@handbook/content';
import { expect, it } from 'vitest';
import { report } from '../lib/report.ts';
import { samplesOf } from '../samples/sources.ts';
import { type Copy, copies, copyProblems, readBuilt } from './copies.ts';
import { buildCopies, samplePages } from './site.ts';
import { taught } from './taught.ts';

const html = (text: string, head = '<link rel="alternate" type="text/markdown" href="/a.md">') =>
  readBuilt(
    `<html><head>${head}</head><body><nav>Menu</nav><div class="rspress-doc"><h1>Tea</h1><p>${text}</p><button>Copy</button></div></body></html>`,
  );
const copy = (more: Partial<Copy> = {}): Copy => ({
  file: 'docs/en/a.mdx',
  line: 1,
  extension: 'mdx',
  code: '',
  built: html('Pour hot water.'),
  markdown: '# Tea\n\nPour hot water.\n',
  isThere: true,
  ...more,
});

it('accepts a copy with the words of its page', () => expect(copyProblems(copy())).toEqual([]));

it.each([
  ['an empty copy', { markdown: '\n' }, 'Its Markdown is empty.'],
  ['a copy with frontmatter alone', { markdown: '---\na: 1\n---\n' }, 'Its Markdown is empty.'],
  ['a short copy', { markdown: '# Tea\n\nPour.\n' }, 'lacks 2 of 4 words: hot, water.'],
  ['Chinese that is gone', { built: html('倒入热水'), markdown: '# Tea\n\n倒入' }, 'words: 热水.'],
  ['a missing copy', { markdown: undefined }, 'There is no Markdown of it.'],
  ['a link without a file', { isThere: false }, 'Its HTML names /a.md, which does not exist.'],
  ['a page without a link', { built: html('Pour hot water.', '') }, 'Its HTML names no Markdown.'],
] as const)('fails on %s', (_, more, message) => {
  expect(copyProblems(copy(more)).join(' ')).toContain(message);
});

it('takes whole samples alone, and as Markdown where they have no JSX', () => {
  const fence = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\`\n`;
  const source = [
    fence('mdx', '# A\n\nText.'),
    fence('mdx', '# B\n\n<b>Text.</b>'),
    fence('md title="docs/c.md"', '# C'),
    fence('mdx fails="Dead link"', '# D'),
    fence('mdx', "import E from './e';\n\n# E"),
    fence('ts', 'const f = 1;'),
  ].join('\n');
  const pages = samplePages(samplesOf([parsePage('docs/en/a.mdx', source)]));
  expect(pages.map(({ sample, extension }) => `${sample.code[2]} ${extension}`)).toEqual([
    'A mdx',
    'A md',
    'B mdx',
    'C md',
  ]);
});

it('sees the empty file that a real build writes', async () => {
  const code = '# A\n\n:::warning{title="Hot"}\nWater.\n:::\n';
  const page = {
    sample: { file: 'docs/en/a.mdx', line: 1, code },
    extension: 'mdx',
    path: 'x/a',
  } as const;
  const [one] = await buildCopies([page]);
  expect(one && copyProblems(one)).toEqual(['Its Markdown is empty.']);
});

it('names sections that exist', () => {
  const ids = loadPages().flatMap((page) =>
    headingsOf(page).map(({ id }) => `${page.route}#${id}`),
  );
  expect(taught.filter(({ section }) => !ids.includes(section))).toEqual([]);
});

it('the site', async () => {
  const all = await buildCopies();
  const result = copies(all, taught);
  // What works again by now must leave the page that teaches it.
  expect(result.stale).toEqual([]);
  report('copies', result);
});
