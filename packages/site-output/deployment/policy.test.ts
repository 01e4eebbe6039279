import { searchOrigins } from '@handbook/search';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './policy.ts';

const policy = contentSecurityPolicy({
  scripts: ["'sha256-a'"],
  styles: ["'sha256-b'"],
  ancestors: "'none'",
  connect: ['https://search.example.com'],
});
const directives = new Map(
  policy.split('; ').map((directive): [string, string] => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources.join(' ')];
  }),
);

describe('the policy', () => {
  it('allows scripts from the site or by hash, but not `eval`', () => {
    expect(directives.get('default-src')).toBe("'self'");
    expect(directives.get('object-src')).toBe("'none'");
    expect(directives.get('script-src')).toBe("'self' 'sha256-a'");
    expect(policy).not.toMatch(/eval|\*|http:/);
  });

  it('allows style attributes, and style elements only by hash', () => {
    expect(directives.get('style-src')).toBe("'self' 'sha256-b'");
    expect(directives.get('style-src-attr')).toBe("'unsafe-inline'");
    expect(policy.match(/unsafe/g)).toHaveLength(1);
  });

  it('adds sources to directives', () => {
    expect(directives.get('connect-src')).toBe("'self' https://search.example.com");
  });
});

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
