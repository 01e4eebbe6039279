import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { afterAll, expect, it } from 'vitest';
import { shippedPackages } from './shippedPackages.ts';
import { isAccepted, listLicenses } from './thirdParty.ts';

const folder = mkdtempSync(join(tmpdir(), 'shipped-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** Installs a package with a module that no bundler evaluates at build time. */
function install(name: string, license: string): void {
  const manifest = { name, version: '1.0.0', license };
  write(`node_modules/${name}/package.json`, JSON.stringify(manifest));
  write(
    `node_modules/${name}/index.js`,
    'export const name = () => document.title + location.href;',
  );
}

it('lists the packages in every file of a build, and no others', async () => {
  install('used', 'MIT');
  write('node_modules/used/LICENSE.md', 'Permission is granted.\r\n');
  install('@scope/later', '(GPL-3.0 OR ISC)');
  // A nested manifest only sets the module type.
  write('node_modules/@scope/later/esm/package.json', '{ "type": "module" }');
  install('unused', 'MIT');
  const entry = write(
    'entry.js',
    "import { name } from 'used'; console.log(name()); import('@scope/later').then((it) => console.log(it.name()));",
  );
  const rsbuild = await createRsbuild({
    cwd: folder,
    config: {
      mode: 'production',
      logLevel: 'error',
      source: { entry: { index: entry } },
      output: { distPath: { root: join(folder, 'dist') } },
      tools: { htmlPlugin: false },
      performance: { printFileSize: false },
      plugins: [shippedPackages((found, emit) => emit('list.txt', listLicenses(found)))],
    },
  });
  const { close } = await rsbuild.build();
  await close();
  const list = readFileSync(join(folder, 'dist/list.txt'), 'utf8');
  expect(list).toContain('\n\n- @scope/later 1.0.0: (GPL-3.0 OR ISC)\n- used 1.0.0: MIT\n\n');
  expect(list).toContain('used 1.0.0 (MIT)\n\nPermission is granted.\n');
});

it('throws on licenses that aren’t accepted', () => {
  expect(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC'].every(isAccepted)).toBe(true);
  expect(['MIT AND GPL-3.0', 'SEE LICENSE IN x', ''].some(isAccepted)).toBe(false);
  const packages = ['', 'AGPL-3.0', 'MIT'].map((license) => ({
    name: 'a',
    version: license,
    license,
  }));
  expect(() => listLicenses(packages)).toThrow('\n- a : none\n- a AGPL-3.0: AGPL-3.0\nAdd');
});
