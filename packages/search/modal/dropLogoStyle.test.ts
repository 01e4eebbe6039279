import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import dropLogoStyle from './dropLogoStyle.mjs';

const manifest = createRequire(import.meta.url).resolve('@docsearch/react/package.json');
const source = readFileSync(join(dirname(manifest), 'dist/esm/index.js'), 'utf8');

it('removes only the style element', () => {
  const rest = dropLogoStyle(source);
  expect(rest).not.toContain('.cls-1');
  expect(source.length - rest.length).toBeLessThan(150);
  expect(rest).toContain('DocSearch-Modal');
});

it('rejects a package without the style element, or with another one', () => {
  expect(() => dropLogoStyle('const a = 1;')).toThrow('have changed');
  expect(() => dropLogoStyle(`${source};e.createElement("style",null,"a{}")`)).toThrow(
    'have changed',
  );
});
