import { expect, it } from 'vitest';
import { root } from '../files/root.mjs';
import { loadFragments, loadPages } from '../pages/pages.ts';
import { frontmatterProblems } from './frontmatter.ts';

/** Formats each problem as `line:column message fix`. */
const problems = (...lines: string[]) =>
  frontmatterProblems(root, [
    { file: 'a.mdx', source: `---\n${lines.join('\n')}\n---\n\n# A\n` },
  ]).map(({ line, column, message, fix }) => `${line}:${column} ${message} ${fix}`);

it.each([
  [
    ['title: A', 'outlin: false'],
    `3:1 Unknown frontmatter key "outlin". Did you mean to write 'outline'?`,
  ],
  [['my-key: 1'], '2:1 Unknown frontmatter key "my-key". Correct or remove the key.'],
  [['hero:', '  nam: A'], `3:3 Unknown frontmatter key "nam". Did you mean to write 'name'?`],
  [
    ['sidebar: maybe'],
    `2:1 Type '"maybe"' is not assignable to type 'boolean | "placeholder"'. Use a value of that type.`,
  ],
  [
    ['title: 2024'],
    "2:1 Type 'number' is not assignable to type 'string'. Use a value of that type.",
  ],
  [['title:'], "2:1 Type 'null' is not assignable to type 'string'. Use a value of that type."],
  [
    ['pageActions: 1'],
    "2:1 Type 'number' is not assignable to type 'boolean'. Use a value of that type.",
  ],
  [
    ['hero:', '  actions:', '    - text: A', '      link: /a', '      theme: brnd'],
    `6:7 Type '"brnd"' is not assignable to type '"brand" | "alt"'. Did you mean '"brand"'?`,
  ],
  [
    ['overviewHeaders: [2, "3"]'],
    "2:22 Type 'string' is not assignable to type 'number'. Use a value of that type.",
  ],
  [['title: "A'], '3:1 This is not valid YAML: Missing closing "quote. Correct the syntax here.'],
])('reports %j', (lines, expected) => {
  expect(problems(...lines)).toEqual([expected]);
});

it('reports all keys of a page at once', () => {
  expect(problems('outlin: false', 'sidebar: maybe', 'tags: a').map((it) => it[0])).toEqual([
    '2',
    '3',
    '4',
  ]);
});

it('reports a property that is missing, and a value that is not a map', () => {
  expect(problems('features:', '  - icon: A', '    title: A')).toEqual([
    expect.stringMatching(/^3:5 Property 'details' is missing/),
  ]);
  expect(problems('text')).toEqual([expect.stringMatching(/^2:1 Type 'string' is not assignable/)]);
});

it('accepts the pages of this site, and pages without frontmatter', () => {
  const pages = [...loadPages(), ...loadFragments()];
  expect(pages.length).toBeGreaterThan(100);
  const plain = { file: 'a.mdx', source: '# A\n\n---\n\noutlin: false\n\n---\n' };
  expect(frontmatterProblems(root, [...pages, plain])).toEqual([]);
  expect(problems('')).toEqual([]);
});

it('reports the problems of several pages with their locations', () => {
  const page = (file: string, line: string) => ({ file, source: `---\r\n${line}\r\n---\r\n` });
  const found = frontmatterProblems(root, [
    page('a.mdx', 'globalUIComponents: false'),
    page('b.mdx', 'a: 1'),
    page('c.mdx', 'b: 1'),
  ]);
  expect(found).toMatchObject([
    { file: 'b.mdx', line: 2 },
    { file: 'c.mdx', line: 2 },
  ]);
});
