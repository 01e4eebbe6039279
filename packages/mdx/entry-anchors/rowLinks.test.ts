import { expect, it } from 'vitest';
import { isRowLink } from './rowLinks.ts';

it.each([
  ['/guide/advanced/css-variables#--rp-c-bg', true],
  ['/zh/guide/advanced/css-variables#--rp-c-bg', true],
  ['/guide/advanced/css-variables#nobody', false],
  ['/api/config/config-basic#routecleanurls', false],
  ['/nowhere#a', false],
])('whether %s links to a table row of the reference: %s', (url, expected) => {
  expect(isRowLink(url)).toBe(expected);
});
