import { expect, it } from 'vitest';
import { checkOrigin } from './siteEnvironment.mjs';

it('rejects an origin with a path or without a protocol', () => {
  expect(checkOrigin('https://docs.example.com')).toBe('https://docs.example.com');
  expect(() => checkOrigin('https://example.com/docs/')).toThrow('the path in SITE_BASE');
  expect(() => checkOrigin('docs.example.com')).toThrow('the protocol and the host');
});
