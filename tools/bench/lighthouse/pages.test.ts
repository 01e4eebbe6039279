import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { chosenPages } from './pages.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const [file, text] of [
  ['api/index.html', 'short'],
  ['api/config/long/index.html', 'the longest of all'],
  ['api/hooks.html', 'less short'],
] as const) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

it('uses the reference page with the most bytes, by its clean URL', () => {
  expect(chosenPages(folder, ['longest reference'])).toEqual([
    { name: 'longest reference', path: '/api/config/long/' },
  ]);
});

it('returns all pages or the named ones, in the order of the sample', () => {
  const names = chosenPages(folder, []).map(({ name }) => name);
  expect(names).toEqual(['home', 'guide', 'longest reference', 'Chinese guide']);
  expect(chosenPages(folder, ['guide', 'home']).map(({ name }) => name)).toEqual(['home', 'guide']);
});

it('lists the known pages if a name is unknown', () => {
  expect(() => chosenPages(folder, ['home', 'gude'])).toThrow(
    'No page is called "gude". The pages are: home, guide, longest reference, Chinese guide.',
  );
});
