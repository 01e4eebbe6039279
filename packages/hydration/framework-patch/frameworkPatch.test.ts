import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FrameworkPatch, patchFramework } from './frameworkPatch.ts';
import {
  acceptChanges,
  changedFiles,
  installed,
  type PatchedFiles,
  readPatched,
} from './patchedFiles.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const text = "import { data } from 'all-pages';\nexport const found = data;\n";
const list: PatchedFiles = {
  'framework/find.js': { folder: 'hydration/page-info', sha256: hash(text) },
};

let folder: string;
const write = (file: string, content: string) => writeFileSync(join(folder, file), content);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'framework-patch-'));
  for (const name of ['framework', 'all-pages']) {
    mkdirSync(join(folder, 'node_modules', name), { recursive: true });
  }
  write('node_modules/framework/find.js', text);
  write('node_modules/all-pages/index.js', "export const data = 'all';\n");
  write('one.js', "export const data = 'one';\n");
  write('entry.js', "import { found } from 'framework/find.js';\nconsole.log(found);\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

const modules = () => join(folder, 'node_modules');

it('reports a file that has changed or is missing', () => {
  const it = { file: 'framework/find.js', folder: 'hydration/page-info' };
  expect(changedFiles(list, modules())).toEqual([]);
  write('node_modules/framework/find.js', 'new');
  expect(changedFiles(list, modules())).toEqual([{ ...it, sha256: hash('new') }]);
  rmSync(join(folder, 'node_modules/framework/find.js'));
  expect(changedFiles(list, modules())).toEqual([{ ...it, sha256: undefined }]);
});

it('accepts a changed text, and keeps the entry of a missing file', () => {
  const gone = { folder: 'hydration/light-entry', sha256: 'ab' };
  write('patched.json', JSON.stringify({ ...list, 'framework/gone.js': gone }));
  write('node_modules/framework/find.js', 'new');
  acceptChanges(join(folder, 'patched.json'), modules());
  expect(readPatched(join(folder, 'patched.json'))).toEqual({
    'framework/find.js': { folder: 'hydration/page-info', sha256: hash('new') },
    'framework/gone.js': gone,
  });
});

it('lists the hashes of the installed files', () => {
  expect(changedFiles(readPatched(), installed)).toEqual([]);
});

describe('a build', () => {
  /** Builds the entry with a patch, and returns the errors. */
  async function build(patch: Omit<FrameworkPatch, 'file'>, file = 'framework/find.js') {
    const rsbuild = await createRsbuild({
      cwd: folder,
      config: {
        mode: 'production',
        logLevel: 'silent',
        source: { entry: { index: './entry.js' } },
        tools: {
          htmlPlugin: false,
          rspack: (_config, utils) =>
            patchFramework('hydration/page-info', [{ file, ...patch }], utils, {
              modules: modules(),
              list,
            }),
        },
      },
    });
    let errors: string | undefined;
    rsbuild.onAfterBuild(({ stats }) => {
      errors = stats
        ?.toJson({ errors: true })
        .errors?.map(({ message }) => message)
        .join('\n');
    });
    await rsbuild.build().catch((error) => {
      // After compiling, a build rejects without a reason.
      if (errors === undefined) throw error;
    });
    return errors;
  }

  it('applies an alias', async () => {
    expect(await build({ alias: { 'all-pages': join(folder, 'one.js') } })).toBe('');
  });

  it('fails if a patch has no effect', async () => {
    const one = join(folder, 'one.js');
    expect(await build({ alias: { 'other-pages': one } })).toContain(
      `A rule of packages/hydration/page-info had no effect: framework/find.js doesn't import ${one} for "other-pages".`,
    );
    write('entry.js', 'console.log(1);\n');
    expect(await build({})).toContain('no module comes from framework/find.js');
  });

  it('does not start with a changed file, or with a patch that is not listed', async () => {
    await expect(build({}, 'framework/other.js')).rejects.toThrow(
      'packages/hydration/page-info patches framework/other.js without an entry in packages/hydration/framework-patch/patched.json.',
    );
    write('node_modules/framework/find.js', 'changed');
    await expect(build({})).rejects.toThrow('framework/find.js has changed');
  });
});
