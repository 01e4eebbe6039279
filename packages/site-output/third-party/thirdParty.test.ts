import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAccepted, listLicenses, readPackage } from './licenses.ts';
import { packageFolderOf, shippedPackages } from './shippedPackages.ts';

const folder = mkdtempSync(join(tmpdir(), 'shipped-'));

function write(path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** Installs a package with a module that no bundler evaluates at build time. */
function install(name: string, manifest: object): string {
  const within = `node_modules/${name}`;
  write(`${within}/package.json`, JSON.stringify({ name, version: '1.0.0', ...manifest }));
  return write(`${within}/index.js`, 'export const name = () => document.title + location.href;');
}

beforeAll(() => {
  install('used', { license: 'MIT' });
  write('node_modules/used/LICENSE.md', 'Permission is granted.\r\n');
  install('@scope/later', { license: '(GPL-3.0 OR ISC)' });
  install('unused', { license: 'MIT' });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('finds the packages in every file of a build, and no others', async () => {
  const entry = write(
    'entry.js',
    "import { name } from 'used'; console.log(name()); import('@scope/later').then((it) => console.log(it.name()));",
  );
  write('never.js', "import 'unused';");
  let found: string[] = [];
  const rsbuild = await createRsbuild({
    cwd: folder,
    config: {
      mode: 'production',
      logLevel: 'error',
      source: { entry: { index: entry } },
      output: { distPath: { root: join(folder, 'dist') } },
      tools: { htmlPlugin: false },
      performance: { printFileSize: false },
      plugins: [
        shippedPackages((folders) => {
          found = folders;
        }),
      ],
    },
  });
  const { close } = await rsbuild.build();
  await close();
  expect(found.map((it) => it.split('/node_modules/').at(-1))).toEqual(['@scope/later', 'used']);
});

it('finds the manifest of a package, not a nested one', () => {
  write('node_modules/used/esm/package.json', '{"type":"module"}');
  const file = join(folder, 'node_modules/used/esm/a.js');
  expect(packageFolderOf(file)).toBe(join(folder, 'node_modules/used'));
  expect(packageFolderOf(join(folder, 'entry.js'))).toBeUndefined();
});

describe('listLicenses', () => {
  const read = (name: string) => readPackage(join(folder, 'node_modules', name));

  it('lists each package with its license and license text', () => {
    const list = listLicenses([read('used'), read('@scope/later'), read('used')]);
    expect(list).toContain('- @scope/later 1.0.0: (GPL-3.0 OR ISC)\n- used 1.0.0: MIT\n');
    expect(list).toContain('used 1.0.0 (MIT)\n\nPermission is granted.\n');
    expect(list.match(/^used 1\.0\.0/gm)).toHaveLength(1);
  });

  it('throws on a license that isn’t accepted', () => {
    install('unclear', {});
    install('strict', { license: 'AGPL-3.0' });
    expect(() => listLicenses([read('unclear'), read('strict'), read('used')])).toThrow(
      '- unclear 1.0.0: none\n- strict 1.0.0: AGPL-3.0\nAdd',
    );
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND ISC', true],
    ['MIT AND GPL-3.0', false],
    ['SEE LICENSE IN x', false],
    ['', false],
  ])('%s → %s', (license, accepted) => expect(isAccepted(license)).toBe(accepted));
});
