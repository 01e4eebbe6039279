import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { presetIcons } from './presetIcons.ts';

const source = readFileSync('node_modules/@rspress/core/dist/node/utils/getSocialIcons.js', 'utf8');

it('finds every icon of the installed framework', () => {
  const icons = presetIcons(source);
  const names = [...icons.keys()].sort();
  // The keys as a parser would see them: whatever stands before a quoted path.
  expect(names).toEqual([...source.matchAll(/(\w+): '<path/g)].map(([, name]) => name).sort());
  expect(names).toContain('github');
  for (const svg of icons.values()) expect(svg).toMatch(/^<svg [^>]+><path .+<\/svg>$/);
});

it('finds none in another source', () => {
  expect(presetIcons('export const a = 1;').size).toBe(0);
});
