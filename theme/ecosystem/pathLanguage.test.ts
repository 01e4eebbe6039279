import { describe, expect, it } from 'vitest';
import { pathLanguage } from './pathLanguage.ts';

describe('pathLanguage', () => {
  it.each(['/zh', '/zh/', '/zh/guide/start', '/docs/zh/', '/docs/zh/api'])(
    '%s is Chinese',
    (path) => {
      expect(pathLanguage(path, ['en', 'zh'], 'en')).toBe('zh');
    },
  );

  it('finds every language of the site', () => {
    expect(pathLanguage('/ja/guide/', ['en', 'zh', 'ja'], 'en')).toBe('ja');
  });

  it.each(['/', '', '/guide/start', '/guide/zhihu', '/zhihu', '/guide/zh-cn', '/en/azh'])(
    '%s is English',
    (path) => {
      expect(pathLanguage(path, ['en', 'zh'], 'en')).toBe('en');
    },
  );
});
