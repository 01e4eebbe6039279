import { describe, expect, it } from 'vitest';
import texts from '../../i18n.json';
import { localizeTool } from './localizeTool.ts';
import { ecosystemLinks, homeCards } from './tools.ts';

const tool = {
  name: 'T',
  desc: { en: 'What', zh: '描述' },
  logo: '/t.svg',
  url: { en: 'https://t.rs/', zh: 'https://t.rs/zh/' },
};

describe('localizeTool', () => {
  it.each([
    ['en', 'What', 'https://t.rs/'],
    ['zh', '描述', 'https://t.rs/zh/'],
  ])('gives readers of %s their description and URL', (lang, desc, href) => {
    expect(localizeTool(tool, lang, 'en')).toEqual({ desc, href });
  });

  it('uses the default language for missing values', () => {
    const partial = { ...tool, url: { en: 'https://t.rs/' } };
    expect(localizeTool(partial, 'zh', 'en')).toEqual({ desc: '描述', href: 'https://t.rs/' });
    expect(localizeTool(tool, 'ja', 'en')).toEqual({ desc: 'What', href: 'https://t.rs/' });
  });
});

describe('the ecosystem', () => {
  it('has six tools as cards and the community list in the menu', () => {
    expect(homeCards.map(({ name }) => name)).toEqual([
      'Rspack',
      'Rsbuild',
      'Rslib',
      'Rspress',
      'Rsdoctor',
      'Rstest',
    ]);
    expect(ecosystemLinks.slice(0, 6)).toEqual(homeCards);
    expect(ecosystemLinks.length).toBeGreaterThan(6);
  });

  it.each(ecosystemLinks)('describes $name in every language of the site', ({ desc }) => {
    expect(Object.keys(desc)).toEqual(Object.keys(texts['ecosystem.label']));
  });
});
