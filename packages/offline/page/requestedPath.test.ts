import { expect, it } from 'vitest';
import { requestedPath } from './requestedPath.ts';

const at = (from: string, hash = '') =>
  ({ search: `?from=${encodeURIComponent(from)}`, hash, origin: 'https://a.example' }) as Location;

it('returns the path in the query, with the hash of the URL', () => {
  expect(requestedPath(at('/docs/zh/guide?x=1', '#部署'))).toBe('/docs/zh/guide?x=1#部署');
});

it.each(['', 'guide', '//evil.example/', '/.//evil.example/x', '/a/..//evil.example/'])(
  'never returns %j',
  (from) => {
    expect(requestedPath(at(from))).toBeUndefined();
  },
);
