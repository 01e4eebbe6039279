import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import reexportIcons from './reexportIcons.mjs';

const manifest = createRequire(import.meta.url).resolve('@rspress/core/package.json');
const installed = readFileSync(join(dirname(manifest), 'dist/theme/icons.js'), 'utf8');

it('re-exports every icon of the installed framework', () => {
  const names = (text: string) => (text.match(/\bIcon\w+(?=[,\s])/g) ?? []).sort();
  const listed = installed.slice(installed.lastIndexOf('export {'));
  expect(names(listed).length).toBeGreaterThan(20);
  expect(names(reexportIcons(installed))).toEqual(names(listed));
});
