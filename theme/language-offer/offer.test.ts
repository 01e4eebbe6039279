import { describe, expect, it } from 'vitest';
import { languageToOffer } from './offer.ts';

const available = ['en', 'zh'];

describe('languageToOffer', () => {
  it('offers the wanted language, whatever its region', () => {
    expect(languageToOffer(['zh-Hans-CN', 'en'], 'en', available)).toBe('zh');
    expect(languageToOffer(['en-GB'], 'zh', available)).toBe('en');
  });

  it('offers nothing to who reads in the wanted language', () => {
    expect(languageToOffer(['en-US', 'zh'], 'en', available)).toBeUndefined();
  });

  it('passes over languages the site does not have', () => {
    expect(languageToOffer(['fr', 'zh-TW', 'en'], 'en', available)).toBe('zh');
    expect(languageToOffer(['fr', 'de'], 'en', available)).toBeUndefined();
  });
});
