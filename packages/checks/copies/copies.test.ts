import { parsePage } from '@handbook/content';
import { expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { sectionUrls } from '../lib/sectionUrls.ts';
import { samplesOf } from '../samples/sources.ts';
import { type Copy, copies, copyProblems, readBuilt } from './copies.ts';
import { limits } from './limits.ts';
import { buildCopies, samplePages } from './site.ts';

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
  ['an empty copy', { markdown: '\n' }, 'The Markdown is empty.'],
  ['a copy with only frontmatter', { markdown: '---\na: 1\n---\n' }, 'The Markdown is empty.'],
  ['a short copy', { markdown: '# Tea\n\nPour.\n' }, 'lacks 2 of 4 words: hot, water.'],
  ['Chinese that is gone', { built: html('倒入热水'), markdown: '# Tea\n\n倒入' }, 'words: 热水.'],
  ['a missing copy', { markdown: undefined }, 'The page has no Markdown.'],
  ['a link without a file', { isThere: false }, "The HTML links to /a.md, which doesn't exist."],
  [
    'a page without a link',
    { built: html('Pour hot water.', '') },
    "The HTML doesn't link to any Markdown.",
  ],
] as const)('fails on %s', (_, more, message) => {
  expect(copyProblems(copy(more)).join(' ')).toContain(message);
});

it('only builds complete samples, and builds those without JSX as Markdown too', () => {
  const fence = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\`\n`;
  const source = [
    fence('mdx', '# A\n\nTea.'),
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

it('finds the empty file that a real build writes', async () => {
  const code = '# A\n\n:::warning{title="Hot"}\nWater.\n:::\n';
  const page = {
    sample: { file: 'docs/en/a.mdx', line: 1, code },
    extension: 'mdx',
    path: 'x/a',
  } as const;
  const [one] = await buildCopies([page]);
  expect(one && copyProblems(one)).toEqual(['The Markdown is empty.']);
});

it('accepts a limit that a page describes, and fails on an obsolete or undescribed limit', () => {
  const short = copy({ markdown: '# Tea\n', code: 'tag: a' });
  const limit = { section: '/a#b', applies: (code: string) => code.startsWith('tag') };
  const check = (all: Copy[], sections: string[]) =>
    formatProblems(copies(all, [limit], new Set(sections)).problems);
  expect(check([short], ['/a#b'])).toBe('');
  expect(check([copy()], ['/a#b'])).toContain('A limit that /a#b describes no longer exists');
  expect(check([short], [])).toContain('No page has the section /a#b');
});

it('passes without any known limit', () => {
  report('fixture', copies([copy()], [], new Set()));
});

it('the site', async () => {
  report('copies', copies(await buildCopies(), limits, sectionUrls()));
});
