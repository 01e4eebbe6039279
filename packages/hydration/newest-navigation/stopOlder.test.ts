import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@handbook/content/files';
import { expect, it } from 'vitest';
import stopOlder from './stopOlder.mjs';

const file = 'node_modules/@rspress/core/dist/theme/components/Link/useLinkNavigate.js';
const source = readFileSync(join(root, file), 'utf8');

it('stops waiting for a page when a newer navigation starts', () => {
  const patched = stopOlder(source);
  expect(patched.match(/stopOlder\(\);/g)).toHaveLength(1);
  expect(patched).toContain('Promise.race([initPageData(routePath), stopped])');
  expect(patched).not.toContain('await initPageData');
});

it('throws if the hook has changed', () => {
  expect(() => stopOlder('const a = 1;')).toThrow('useLinkNavigate has changed');
});
