import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ecosystemLinks } from './tools.ts';

// For a missing view, browsers show the whole file.
it.each(ecosystemLinks)('the logo of $name exists', ({ logo }) => {
  const [file, view] = logo.split('#');
  const svg = readFileSync(`docs/public${file}`, 'utf8');
  const hasView = view === undefined || svg.includes(`<view id="${view}"`);
  expect(hasView, `docs/public${file} needs the drawing and <view id="${view}" viewBox="…"/>`).toBe(
    true,
  );
});
