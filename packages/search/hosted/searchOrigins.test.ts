import { describe, expect, it } from 'vitest';
import { searchOrigins } from './searchOrigins.ts';

describe('searchOrigins', () => {
  const search = { appId: 'APP1', searchKey: 'k', indexName: 'i', hosts: [], insights: false };

  it('returns nothing without hosted search', () => expect(searchOrigins(undefined)).toEqual([]));

  it('returns the origins of the provider', () => {
    expect(searchOrigins(search)).toEqual([
      'https://app1-dsn.algolia.net',
      'https://app1-1.algolianet.com',
      'https://app1-2.algolianet.com',
      'https://app1-3.algolianet.com',
    ]);
    expect(searchOrigins({ ...search, insights: true })).toContain('https://insights.algolia.io');
  });

  it('only returns the configured servers, if there are any', () => {
    const hosts = [{ protocol: 'http' as const, name: 'localhost', port: 7700 }];
    expect(searchOrigins({ ...search, hosts, insights: true })).toEqual(['http://localhost:7700']);
  });
});
