import { expect, it } from 'vitest';
import { decodeSafely, isSitePath } from './sitePath.ts';

it.each(['/', '/zh/guide?x=1#部署', '/a/../b', '/guide?next=//evil.test', '/100%25?q=%#%'])(
  '%j is a path of this site',
  (path) => expect(isSitePath(path)).toBe(true),
);

it.each([
  undefined,
  ['/guide'],
  'guide',
  '//evil.test/',
  '/\\evil.test/',
  '/.//evil.test/x',
  '/a/..//evil.test/',
  '/a/%2E%2e//evil.test/',
  '/\t/evil.test/',
  '/\n/evil.test/',
  '/guide\u0000',
  'https://site.invalid/guide',
  'javascript:alert(1)',
  '/100%',
])("%j isn't a path of this site", (path) => expect(isSitePath(path)).toBe(false));

it.each([
  ['%E9%83%A8', '部'],
  ['%zz', '%zz'],
  ['%E0%A4%A', '%E0%A4%A'],
])('%j decodes to %j', (text, decoded) => expect(decodeSafely(text)).toBe(decoded));
