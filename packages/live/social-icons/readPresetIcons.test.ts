import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPresetIcons } from './readPresetIcons.ts';

const source = readFileSync('node_modules/@rspress/core/dist/node/utils/getSocialIcons.js', 'utf8');

it('finds every icon of the installed framework', () => {
  const icons = readPresetIcons(source);
  const names = [...icons.keys()].sort();
  // The keys are the names before the quoted paths.
  expect(names).toEqual([...source.matchAll(/(\w+): '<path/g)].map(([, name]) => name).sort());
  expect(names).toContain('github');
  for (const svg of icons.values()) expect(svg).toMatch(/^<svg [^>]+><path .+<\/svg>$/);
});
