import { describe, expect, it } from 'vitest';
import { readHostedSettings } from './hostedSettings.mjs';

const complete = {
  SITE_SEARCH_APP_ID: 'APP1',
  SITE_SEARCH_KEY: 'search-only',
  SITE_SEARCH_INDEX: 'docs',
};

describe('the settings of the hosted search', () => {
  it('are none without variables, and with empty ones', () => {
    expect(readHostedSettings({})).toBeUndefined();
    expect(readHostedSettings({ SITE_SEARCH_APP_ID: '', SITE_SEARCH_HOSTS: ' ' })).toBeUndefined();
    expect(readHostedSettings({ SEARCH_ADMIN_KEY: 'admin' })).toBeUndefined();
  });

  it('leave insights off and the hosts to the provider unless told', () => {
    expect(readHostedSettings(complete)).toEqual({
      appId: 'APP1',
      searchKey: 'search-only',
      indexName: 'docs',
      hosts: [],
      insights: false,
    });
  });

  it('read hosts with and without port and protocol', () => {
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

  it('name every variable that is missing', () => {
    const read = () => readHostedSettings({ SITE_SEARCH_INSIGHTS: 'on' });
    for (const name of Object.keys(complete)) expect(read).toThrow(`${name} is missing: set it to`);
  });

  it.each(['ftp://host', 'https://host/path', 'user@host', 'host:port', 'https://', 'host?x=1'])(
    'refuse the host %s',
    (host) => {
      expect(() => readHostedSettings({ ...complete, SITE_SEARCH_HOSTS: host })).toThrow(
        `SITE_SEARCH_HOSTS has "${host}": write a host as`,
      );
    },
  );

  it('refuse a switch that is neither on nor off', () => {
    expect(() => readHostedSettings({ ...complete, SITE_SEARCH_INSIGHTS: 'yes' })).toThrow(
      'SITE_SEARCH_INSIGHTS is "yes": set it to on or off.',
    );
  });

  it('refuse an application id that is none', () => {
    expect(() => readHostedSettings({ ...complete, SITE_SEARCH_APP_ID: 'a/b' })).toThrow(
      'SITE_SEARCH_APP_ID has to be letters and digits',
    );
  });

  it('refuse to publish the admin key', () => {
    const env = { ...complete, SEARCH_ADMIN_KEY: 'search-only' };
    expect(() => readHostedSettings(env)).toThrow('SITE_SEARCH_KEY is the admin key');
  });
});
