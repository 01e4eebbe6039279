import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cjkTerm, runs, tokenize } from './tokens.ts';

const termsOf = (text: string) => tokenize(text).map(({ term }) => term);

test.each([
  [
    'themeConfig.socialLinks',
    ['themeconfig.sociallinks', 'themeconfig', 'sociallinks', 'theme', 'config', 'social', 'links'],
  ],
  ['social links', ['social', 'links', '~link']],
  ['--rp-c-brand', ['--rp-c-brand', 'rp-c-brand', 'brand']],
  ['_meta.json', ['_meta.json', 'meta', 'json']],
  ['defineConfig', ['defineconfig', 'define', 'config']],
  [':::tip', [':::tip', 'tip']],
  ['@rspress/core', ['@rspress/core', 'rspress', 'core']],
  ['RSPRESS_PERSISTENT_CACHE', ['rspress_persistent_cache', 'rspress', 'persistent', 'cache']],
  ['--port', ['--port', 'port']],
  ['useMDXComponents', ['usemdxcomponents', 'use', 'mdx', 'components']],
  ['hot-reload', ['hot-reload', 'hotreload', 'hot', 'reload']],
  ['.env', ['.env', 'env']],
  ['/guide/basic/deploy', ['guide/basic/deploy', 'guide', 'deploy']],
  ['ｒｓｐｒｅｓｓ', ['rspress']],
  ['Café', ['cafe']],
  ['cafe\u0301', ['cafe']],
  ['dark\u200bMode', ['darkmode']],
  ["the site's", ['site']],
])('returns the whole and the parts of %s', (text, terms) => {
  expect(termsOf(text)).toEqual(expect.arrayContaining(terms));
});

test('pairs Chinese characters and keeps the last one as a term', () => {
  expect(termsOf('导航栏')).toEqual(['导航', '航栏', '栏'].map(cjkTerm));
});

test('splits text in both languages', () => {
  expect(termsOf('用MDX写文档')).toEqual([
    cjkTerm('用'),
    'mdx',
    ...['写文', '文档', '档'].map(cjkTerm),
  ]);
});

test('keeps characters outside the basic plane whole', () => {
  expect(tokenize('𠮷野家')).toEqual([
    { term: cjkTerm('𠮷野'), start: 0, end: 3 },
    { term: cjkTerm('野家'), start: 2, end: 4 },
    { term: cjkTerm('家'), start: 3, end: 4 },
  ]);
});

test('returns the position of each part in the text', () => {
  const text = 'set themeConfig.socialLinks';
  const token = tokenize(text).find(({ term }) => term === 'social');
  expect(text.slice(token?.start, token?.end)).toBe('social');
});

test('finds the same terms in different spellings', () => {
  const common = (a: string, b: string) => termsOf(a).filter((term) => termsOf(b).includes(term));
  expect(common('cleanUrls', 'clean urls')).toContain('clean');
  expect(common('cleanUrls', 'cleanurls')).toContain('cleanurls');
  expect(common('ＡＢＣ', 'abc')).toEqual(['abc']);
});

test('a very long name has few terms', () => {
  expect(tokenize('aB-'.repeat(100_000)).length).toBeLessThan(60);
});

test('splits plain text as text of all scripts', () => {
  // Characters that occur in names and between them.
  const unit = fc.constantFrom(..."aB1_$ .-:@/#+~'’“–…→─\n(,");
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
      expect(runs(text)).toEqual(runs(`${text} 中`).slice(0, -1));
    }),
  );
});
