import { expect, it } from 'vitest';
import { root } from '../files/root.mjs';
import { frontmatterProblems } from './frontmatter.ts';

/** Formats each problem as `line message fix`. */
const problems = (source: string) =>
  frontmatterProblems(root, [{ file: 'a.mdx', source }]).map(
    ({ line, message, fix }) => `${line} ${message} ${fix}`,
  );

it('reports unknown keys, values of another type, and broken YAML', () => {
  const source = '---\noutlin: false\nmy-key: 1\ntitle: 2024\nhero:\n  name: A\nsidebar: x\n---\n';
  expect(problems(source)).toEqual([
    expect.stringMatching(
      /^2 Unknown frontmatter key "outlin"\. Remove the key, or use .*\boutline\b/,
    ),
    expect.stringContaining('3 Unknown frontmatter key "my-key". Remove the key'),
    '4 "title" must be a string. Use a string.',
  ]);
  expect(problems('---\ntitle: "A\n---\n')).toEqual([
    expect.stringMatching(/^\d Invalid YAML: Missing closing "quote\. Correct/),
  ]);
});

it('accepts pages without frontmatter', () => {
  expect(problems('# A\n\n---\nno: frontmatter\n---\n')).toEqual([]);
});
