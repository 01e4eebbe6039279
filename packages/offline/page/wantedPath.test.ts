import { expect, it } from 'vitest';
import { wantedPath } from './wantedPath.ts';

const at = (from: string, hash = '') =>
  ({ search: `?from=${encodeURIComponent(from)}`, hash, origin: 'https://a.example' }) as Location;

it('is the address before, with its fragment', () => {
  expect(wantedPath(at('/docs/zh/guide?x=1', '#部署'))).toBe('/docs/zh/guide?x=1#部署');
});

it.each(['', 'guide', '//evil.example/', '/.//evil.example/x', '/a/..//evil.example/'])(
  'is never %j',
  (from) => {
    expect(wantedPath(at(from))).toBeUndefined();
  },
);
