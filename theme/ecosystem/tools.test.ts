import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ecosystemLinks } from './tools.ts';

// For a missing view, browsers show the whole file; for a view without a drawing, nothing.
it.each(ecosystemLinks)('the logo of $name exists', ({ logo }) => {
  const [file, view] = logo.split('#');
  const svg = readFileSync(`docs/public${file}`, 'utf8');
  const isDrawn =
    view === undefined || new RegExp(`<view id="${view}"[^>]*/>\\s*<(?!view|/)`).test(svg);
  const advice = `docs/public${file} needs <view id="${view}" viewBox="…"/>, followed by the drawing`;
  expect(isDrawn, advice).toBe(true);
});
