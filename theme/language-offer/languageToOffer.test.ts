import { describe, expect, it } from 'vitest';
import { languageToOffer } from './languageToOffer.ts';

const available = ['en', 'zh'];

describe('languageToOffer', () => {
  it('offers the preferred language, whatever its region', () => {
    expect(languageToOffer(['zh-Hans-CN', 'en'], 'en', available)).toBe('zh');
    expect(languageToOffer(['en-GB'], 'zh', available)).toBe('en');
  });

  it('offers nothing if the page is in the preferred language', () => {
    expect(languageToOffer(['en-US', 'zh'], 'en', available)).toBeUndefined();
  });

  it('skips languages that the site doesn’t have', () => {
    expect(languageToOffer(['fr', 'zh-TW', 'en'], 'en', available)).toBe('zh');
    expect(languageToOffer(['fr', 'de'], 'en', available)).toBeUndefined();
  });
});
