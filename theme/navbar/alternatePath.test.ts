import { describe, expect, it } from 'vitest';
import { alternatePath } from './alternatePath.ts';

const toChinese = (pathname: string) =>
  alternatePath({ pathname, current: 'en', target: 'zh', root: 'en' });
const toEnglish = (pathname: string) =>
  alternatePath({ pathname, current: 'zh', target: 'en', root: 'en' });

describe('alternatePath', () => {
  it.each([
    ['/', '/zh/'],
    ['/guide/start/introduction', '/zh/guide/start/introduction'],
    ['/api/', '/zh/api/'],
  ])('leads from %s to %s', (english, chinese) => {
    expect(toChinese(english)).toBe(chinese);
    expect(toEnglish(chinese)).toBe(english);
  });

  it('accepts the Chinese home page without a trailing slash', () => {
    expect(toEnglish('/zh')).toBe('/');
  });

  it('keeps a path whose first segment only starts like the language', () => {
    expect(toEnglish('/zhihu')).toBe('/zhihu');
  });
});
