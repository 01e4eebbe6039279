import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ecosystemLinks } from './tools.ts';

// For a missing view, browsers show the whole file.
it.each(ecosystemLinks)('the logo of $name exists', ({ logo }) => {
  const [file, view] = logo.split('#');
  const svg = readFileSync(`docs/public${file}`, 'utf8');
  if (view !== undefined) expect(svg).toContain(`<view id="${view}"`);
});
