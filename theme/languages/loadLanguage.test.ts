import { beforeEach, expect, it, vi } from 'vitest';
import { languages } from './languages.ts';

const { texts, site } = vi.hoisted(() => ({
  texts: {} as Record<string, Record<string, string>>,
  site: {
    lang: 'en',
    themeConfig: { locales: [{ lang: 'en' }, { lang: 'zh' }] as { lang: string }[] },
  },
}));
vi.mock('virtual-i18n-text', () => ({ default: texts }));
vi.mock('virtual-site-data', () => ({ default: site }));

const fetched = vi.fn();
beforeEach(() => {
  vi.resetModules();
  fetched.mockReset();
  for (const lang of ['en', 'zh']) {
    languages[lang] = async () => {
      fetched(lang);
      return { texts: { close: { [lang]: `close ${lang}` } }, menus: { nav: [lang] } };
    };
  }
});
// Anew for each test: it remembers what it has loaded.
const parts = () => import('./loadLanguage.ts');

it('adds each language to those that are there, once', async () => {
  vi.doMock('./languages.ts', () => ({ languages }));
  const { loadLanguage } = await parts();
  await Promise.all([loadLanguage('zh'), loadLanguage('zh')]);
  await loadLanguage('en');
  expect(texts.close).toEqual({ zh: 'close zh', en: 'close en' });
  expect(site.themeConfig.locales).toEqual([
    { lang: 'en', nav: ['en'] },
    { lang: 'zh', nav: ['zh'] },
  ]);
  expect(fetched.mock.calls).toEqual([['zh'], ['en']]);
});

it('asks again for what could not be fetched', async () => {
  vi.doMock('./languages.ts', () => ({ languages }));
  const { loadLanguage } = await parts();
  fetched.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  await expect(loadLanguage('zh')).rejects.toThrow('offline');
  await loadLanguage('zh');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('tells the language of an address by its first part', async () => {
  vi.doMock('./languages.ts', () => ({ languages }));
  const { languageOf } = await parts();
  expect(['/zh/guide/', '/zh', '/guide/zh', '/', '/toString/'].map(languageOf)).toEqual([
    'zh',
    'zh',
    'en',
    'en',
    'en',
  ]);
});
