import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import passIconsOn from './passIconsOn.mjs';

const manifest = createRequire(import.meta.url).resolve('@rspress/core/package.json');
const installed = readFileSync(join(dirname(manifest), 'dist/theme/icons.js'), 'utf8');
const source = [
  'import copy from "./assets/copy.js";',
  'import scroll_to_top from "./assets/scroll-to-top.js";',
  'const IconToTop = scroll_to_top;',
  'const IconCopy = copy;',
  'export { IconCopy, IconToTop };',
  '',
];

it('passes each icon on from its file', () => {
  expect(passIconsOn(source.join('\n')).trim().split('\n')).toEqual([
    'export { default as IconCopy } from "./assets/copy.js";',
    'export { default as IconToTop } from "./assets/scroll-to-top.js";',
  ]);
});

it('passes on every icon that the installed framework has', () => {
  const icons = installed.match(/^const Icon/gm) ?? [];
  expect(icons.length).toBeGreaterThan(20);
  expect(passIconsOn(installed).match(/^export \{ default as Icon\w+ \} from/gm)).toHaveLength(
    icons.length,
  );
});

it('refuses a module that does more, lists what it does not know, or lists nothing', () => {
  const cure = 'adapt plugins/lightEntry/passIconsOn.mjs';
  expect(() => passIconsOn([...source, 'start();'].join('\n'))).toThrow(cure);
  expect(() => passIconsOn([...source, 'export { IconOther };'].join('\n'))).toThrow(cure);
  expect(() => passIconsOn('')).toThrow(cure);
});
