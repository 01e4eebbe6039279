import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const keys = ['title', 'themeConfig', 'file', 'dir'];

it.each([
  ['titel', 'title'],
  ['themConfig', 'themeConfig'],
  ['themeconfig', 'themeConfig'],
  ['fiel', 'file'],
  ['dri', 'dir'],
])('takes "%s" for "%s"', (word, meant) => {
  expect(nearest(word, keys)).toBe(meant);
});

it.each(['plugin', '', 'xyz12'])('does not guess what "%s" means', (word) => {
  expect(nearest(word, ['themeConfig', 'description'])).toBeUndefined();
});

it('does not take two letters for two others', () => {
  expect(nearest('fr', ['en', 'zh'])).toBeUndefined();
});

it('takes the nearest of several', () => {
  expect(nearest('nav.guid', ['nav.guides', 'nav.guide', 'nav.api'])).toBe('nav.guide');
});
