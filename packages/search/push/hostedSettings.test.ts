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
    expect(readHostedSettings({ SITE_SEARCH_APP_ID: '', SITE_SEARCH_HOSTS: ' ' })).toBeUndefined();
    expect(readHostedSettings({ SEARCH_ADMIN_KEY: 'admin' })).toBeUndefined();
  });

  it("defaults to no insights and to the provider's hosts", () => {
    expect(readHostedSettings(complete)).toEqual({
      appId: 'APP1',
      searchKey: 'search-only',
      indexName: 'docs',
      hosts: [],
      insights: false,
    });
  });

  it('reads hosts with and without a port and protocol', () => {
    const settings = readHostedSettings({
      ...complete,
      SITE_SEARCH_HOSTS: 'a.example.com, b.example.com:8443,http://127.0.0.1:7700',
      SITE_SEARCH_INSIGHTS: 'on',
    });
    expect(settings?.insights).toBe(true);
    expect(settings?.hosts).toEqual([
      { protocol: 'https', name: 'a.example.com' },
      { protocol: 'https', name: 'b.example.com', port: 8443 },
      { protocol: 'http', name: '127.0.0.1', port: 7700 },
    ]);
  });

  it('lists every missing variable', () => {
    const read = () => readHostedSettings({ SITE_SEARCH_INSIGHTS: 'on' });
    for (const name of Object.keys(complete)) expect(read).toThrow(`${name} is missing: set it to`);
  });

  it.each(['ftp://host', 'https://host/path', 'user@host', 'host:port', 'https://', 'host?x=1'])(
    'rejects the host %s',
    (host) => {
      expect(() => readHostedSettings({ ...complete, SITE_SEARCH_HOSTS: host })).toThrow(
        `SITE_SEARCH_HOSTS contains "${host}": write a host as`,
      );
    },
  );

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
