import { outDir } from '@handbook/content/files';
import type { PageWeight } from '@handbook/site-output/weight';
import { expect, it } from 'vitest';
import { checkWeights } from './rule.ts';

const KB = 1000;

function weight(page: string, { js = 90 * KB, css = 9 * KB, html = 20 * KB } = {}): PageWeight {
  return {
    page,
    before: { html, css, js: 0 },
    interactive: { html, css, js },
    navigation: 5 * KB,
    loadsOnIntent: true,
  };
}

const look = (one: PageWeight, waits = true) =>
  checkWeights([one], waits).problems.map(({ file, message }) => `${file} ${message}`);

it('accepts pages within their budgets; a reference page has larger ones', () => {
  expect(look(weight('guide/a.html'))).toEqual([]);
  expect(look(weight('api/a.html', { html: 40 * KB }))).toEqual([]);
});

it.each([
  ['js', { js: 900 * KB }],
  ['css', { css: 15.2 * KB }],
  ['before', { html: 40 * KB }],
])('names the page, the bytes, and the limit of %s', (kind, change) => {
  const pattern = new RegExp(`^${outDir}/guide/a.html ${kind}: .* KB; the limit is .* KB\\.$`);
  expect(look(weight('guide/a.html', change))).toEqual([expect.stringMatching(pattern)]);
});

it('fails if scripts load immediately, unless the build leaves out the plugin', () => {
  const eager = { ...weight('guide/a.html'), loadsOnIntent: false };
  expect(look(eager)).toEqual([expect.stringContaining('load before the reader acts')]);
  expect(look(eager, false)).toEqual([]);
});

it('fails if the median page loads too much on navigation', () => {
  const heavy = { ...weight('guide/a.html'), navigation: 16 * KB };
  expect(look(heavy)).toEqual([expect.stringContaining('The median page loads 16.0 KB')]);
});
