import { expect, it } from 'vitest';
import { prefixOf, withoutLocale } from './localePath.ts';

it.each([
  ['/zh/guide', '/zh', '/guide'],
  ['/zh/', '/zh', '/'],
  ['/zh', '/zh', '/'],
  ['/zhihu', '', '/zhihu'],
  ['/guide/zh/', '', '/guide/zh/'],
])('separates the language of %s from the path', (path, prefix, rest) => {
  expect(prefixOf(path)).toBe(prefix);
  expect(withoutLocale(path)).toBe(rest);
});
