import { loadPage } from '@handbook/content';
import { docs, write } from '@handbook/content/testing';
import { expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { linkProblems } from './links.ts';

/** Returns the problems of a page's links to a guide and a reference page. */
function check(source: string): string {
  write('docs/en/guide/part.mdx', '## Part\n');
  write(
    'docs/en/guide/use-mdx.mdx',
    "import Part from './part.mdx';\n\n# MDX\n\n<Part />\n\n## Write\n",
  );
  write(
    'docs/en/api/index.mdx',
    '# All options\n\n| Option |\n| --- |\n| `row` |\n\n<b id="here" />\n',
  );
  write('docs/en/a.mdx', source);
  const files = ['a', 'guide/use-mdx', 'api/index'].map((name) => `docs/en/${name}.mdx`);
  return formatProblems(
    linkProblems(
      docs,
      files.map((file) => loadPage(file, docs)),
    ),
  );
}

it.each([
  '# A\n\nSee [MDX](/guide/use-mdx#write), [part](./guide/use-mdx.html#part), and [this](#a).',
  '[API](/api/#here) [row](/zh/api/#row) [API](/api/index) [out](https://x.example/no) [feed](/feed.xml)',
  '`[no link](/no)`',
])('accepts %j', (source) => expect(check(source)).toBe(''));

it.each([
  [
    '[x](/guide/use-mdz)',
    "1:1\n    /guide/use-mdz: The page /guide/use-mdz doesn't exist.\n    Fix: Write /guide/use-mdx.",
  ],
  ['<a href="/api">x</a>', "1:1\n    /api: The page /api doesn't exist.\n    Fix: Write /api/."],
  [
    '[x](/guide/use-mdx#wrote)',
    '1:1\n    /guide/use-mdx#wrote: /guide/use-mdx has no heading with the id "wrote".\n    Fix: Use #write.',
  ],
  [
    '---\nhero:\n  actions:\n    - link: /nothing-like-it\n---\n',
    "4\n    /nothing-like-it: The page /nothing-like-it doesn't exist.\n    Fix: Correct the link, or create the page.",
  ],
])('names the line and the fix of %j', (source, expected) => {
  expect(check(source)).toBe(`docs/en/a.mdx:${expected}`);
});
