import { expect, it } from 'vitest';
import { localePrefix, withoutLocale } from './localePath.ts';

it('prefixes every language but the main one', () => {
  expect(['en', 'zh'].map((lang) => localePrefix(lang))).toEqual(['', '/zh']);
});

it.each([
  ['/zh/guide/start', 'zh', '/guide/start'],
  ['/zh', 'zh', '/'],
  ['/zh/', 'zh', '/'],
  ['/zhihu', 'zh', '/zhihu'],
  ['/guide/start', 'en', '/guide/start'],
])('%s without the prefix of %s is %s', (path, lang, expected) => {
  expect(withoutLocale(path, lang)).toBe(expected);
});
