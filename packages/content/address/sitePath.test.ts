import { expect, it } from 'vitest';
import { decodeSafely, isSitePath } from './sitePath.ts';

it.each([
  '/',
  '/zh/guide?x=1#部署',
  '/a//b',
  '/a/../b',
  '/guide?next=//evil.test',
  '/100%25?q=%#%',
])('%j is a path of this site', (path) => expect(isSitePath(path)).toBe(true));

it.each([
  undefined,
  null,
  7,
  ['/guide'],
  '',
  'guide',
  '//',
  '//evil.test/',
  '/\\evil.test/',
  '/.//evil.test/x',
  '/a/..//evil.test/',
  '/%2e//evil.test/',
  '/a/%2E%2e//evil.test/',
  '/./\\evil.test/',
  '/\t/evil.test/',
  '/\n/evil.test/',
  '/guide\u0000',
  ' //evil.test/',
  '//site.invalid/guide',
  'https://site.invalid/guide',
  'javascript:alert(1)',
  '/100%',
  '/%E0%A4%A',
])("%j isn't a path of this site", (path) => expect(isSitePath(path)).toBe(false));

it.each([
  ['%E9%83%A8', '部'],
  ['100%', '100%'],
  ['%zz', '%zz'],
  ['%E0%A4%A', '%E0%A4%A'],
])('%j decodes to %j', (text, decoded) => expect(decodeSafely(text)).toBe(decoded));
