import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@handbook/content/files';
import { expect, it } from 'vitest';
import stopOlder from './stopOlder.mjs';

const file = 'node_modules/@rspress/core/dist/theme/components/Link/useLinkNavigate.js';

it('changes the installed hook, and throws if the hook has changed', () => {
  const changed = stopOlder(readFileSync(join(root, file), 'utf8'));
  expect(changed).toContain('Promise.race([initPageData(routePath), stopped])');
  expect(() => stopOlder('const a = 1;')).toThrow('useLinkNavigate has changed');
});
