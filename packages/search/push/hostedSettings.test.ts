import { describe, expect, it } from 'vitest';
import { readHostedSettings } from './hostedSettings.mjs';

const complete = {
  SITE_SEARCH_APP_ID: 'APP1',
  SITE_SEARCH_KEY: 'search-only',
  SITE_SEARCH_INDEX: 'docs',
};

describe('readHostedSettings', () => {
  it('returns undefined if all variables are missing or empty', () => {
    expect(readHostedSettings({})).toBeUndefined();
    expect(readHostedSettings({ SITE_SEARCH_APP_ID: '', SITE_SEARCH_INDEX: ' ' })).toBeUndefined();
    expect(readHostedSettings({ SEARCH_ADMIN_KEY: 'admin' })).toBeUndefined();
  });

  it('defaults to no insights', () => {
    expect(readHostedSettings(complete)).toEqual({
      appId: 'APP1',
      searchKey: 'search-only',
      indexName: 'docs',
      insights: false,
    });
  });

  it('lists every missing variable', () => {
    const read = () => readHostedSettings({ SITE_SEARCH_INSIGHTS: 'on' });
    for (const name of Object.keys(complete)) expect(read).toThrow(`${name} is missing: set it to`);
  });

  it('rejects a switch that is neither on nor off', () => {
    expect(() => readHostedSettings({ ...complete, SITE_SEARCH_INSIGHTS: 'yes' })).toThrow(
      'SITE_SEARCH_INSIGHTS is "yes": set it to on or off.',
    );
  });

  it('rejects an invalid application ID', () => {
    expect(() => readHostedSettings({ ...complete, SITE_SEARCH_APP_ID: 'a/b' })).toThrow(
      'SITE_SEARCH_APP_ID must contain only letters, digits, hyphens, and underscores',
    );
  });

  it('refuses to publish the admin key', () => {
    const env = { ...complete, SEARCH_ADMIN_KEY: 'search-only' };
    expect(() => readHostedSettings(env)).toThrow('SITE_SEARCH_KEY is the admin key');
  });
});
