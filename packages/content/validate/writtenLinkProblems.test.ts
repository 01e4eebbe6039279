import { expect, it } from 'vitest';
import { parsePage } from '../pages/pages.ts';
import { routedFile } from '../pages/routes.ts';
import { formatProblems } from '../problem/problem.ts';
import { writtenLinkProblems } from './writtenLinkProblems.ts';

const file = 'docs/en/guide/a.mdx';
const files = [file, 'docs/en/guide/basic/use-mdx.mdx', 'docs/en/api/index.mdx'];
const target = parsePage(files[1] ?? '', '# MDX\n\n## Write a page\n\n<b id="here">Here</b>\n');

/** Returns the link problems of a page with this line. */
const check = (line: string) =>
  formatProblems(
    writtenLinkProblems({
      root: '/nowhere',
      pages: [parsePage(file, `# A\n\n${line}\n`)],
      routes: files.map(routedFile),
      load: () => target,
      isGenerated: (url) => url === '/api/#row',
    }).problems,
  );

it.each([
  'See [MDX](/guide/basic/use-mdx#write-a-page), [here](./basic/use-mdx.html#here), and [this](#a).',
  '[API](/api/) [row](/zh/api/#row) [API](/zh/api/index) [out](https://x.example/no) [mail](mailto:a@x.example) [feed](/feed.xml)',
  '`[no link](/no)`',
])('accepts %s', (line) => {
  expect(check(line)).toBe('');
});

it.each([
  [
    '[x](/guide/basic/use-mdz)',
    "/guide/basic/use-mdz: The page /guide/basic/use-mdz doesn't exist.\n    Fix: Write /guide/basic/use-mdx, the nearest page that exists.",
  ],
  [
    '<a href="/api">x</a>',
    "/api: The page /api doesn't exist.\n    Fix: Write /api/, the nearest page that exists.",
  ],
  [
    '[x](/nothing-like-it)',
    "/nothing-like-it: The page /nothing-like-it doesn't exist.\n    Fix: Correct the link, or create the page.",
  ],
  [
    '[x](/guide/basic/use-mdx#write-page)',
    '/guide/basic/use-mdx#write-page: /guide/basic/use-mdx has no heading with the id "write-page".\n    Fix: Use #write-a-page, the nearest heading.',
  ],
])('fails on %s', (line, expected) => {
  expect(check(line)).toBe(`${file}:3:1\n    ${expected}`);
});
