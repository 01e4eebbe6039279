import { describe, expect, it } from 'vitest';
import { searchOrigins } from './searchOrigins.ts';

describe('searchOrigins', () => {
  const search = { appId: 'APP1', searchKey: 'k', indexName: 'i', insights: false };

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
});
