import type { PageWeight } from '@handbook/site-output/weight';
import { expect, it } from 'vitest';
import { cells, longestReference } from './run.mjs';

const weight = (page: string, elements: number): PageWeight => ({
  page,
  elements,
  before: { html: 1000, css: 200, js: 30 },
  interactive: { html: 1000, css: 200, js: 4560 },
  navigation: 0,
  loadsOnIntent: true,
  requests: { before: 1, interactive: 1 },
});

const weights = [weight('guide/a.html', 9), weight('api/b.html', 2), weight('api/c.html', 3)];

it('finds the reference page with the most elements', () => {
  expect(longestReference([...weights, weight('zh/api/c.html', 4)])).toBe('api/c.html');
});

it('reads what each page weighs before the reader acts, and all of its scripts', () => {
  expect(cells(weights, ['guide/a.html', 'api/c.html'])).toEqual(['1.2', '4.6', '1.2', '4.6']);
  expect(() => cells(weights, ['gone.html'])).toThrow('There is no page gone.html.');
});
