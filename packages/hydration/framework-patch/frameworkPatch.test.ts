import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@handbook/content/files';
import { createRsbuild } from '@rsbuild/core';
import { globSync } from 'tinyglobby';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FrameworkPatch, patchFramework } from './frameworkPatch.ts';
import {
  acceptChanges,
  changedFiles,
  explain,
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
  write(
    'loader.cjs',
    "module.exports = (source) => { require('node:fs').appendFileSync(__dirname + '/runs', 'x'); return source; };",
  );
  write('entry.js', "import { found } from 'framework/find.js';\nconsole.log(found);\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

const modules = () => join(folder, 'node_modules');

describe('a listed file', () => {
  it('passes as reviewed', () => {
    expect(changedFiles(list, modules())).toEqual([]);
  });

  it('is reported with its hash once its text has changed', () => {
    write('node_modules/framework/find.js', `${text}// new\n`);
    expect(changedFiles(list, modules())).toEqual([
      { file: 'framework/find.js', folder: 'hydration/page-info', sha256: hash(`${text}// new\n`) },
    ]);
  });

  it('is reported without a hash when it is missing', () => {
    rmSync(join(folder, 'node_modules/framework/find.js'));
    expect(changedFiles(list, modules())).toEqual([
      { file: 'framework/find.js', folder: 'hydration/page-info', sha256: undefined },
    ]);
  });
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

it('explains which file, which plugin, and what to do', () => {
  const changed = { file: 'framework/find.js', folder: 'hydration/page-info' };
  expect(explain({ ...changed, sha256: 'ab' })).toBe(
    'framework/find.js has changed, and packages/hydration/page-info patches that file. Fix: compare its text with the previous version, adapt or remove the patch, then run "npm run upgrade-report -- --accept".',
  );
  expect(explain({ ...changed, sha256: undefined })).toBe(
    "framework/find.js doesn't exist, but packages/hydration/page-info patches that file. Fix: find the code that replaced it, then adapt or remove the patch and its entry in packages/hydration/framework-patch/patched.json.",
  );
});

describe('the committed list', () => {
  it('has the hashes of the installed files', () => {
    expect(changedFiles(readPatched(), installed)).toEqual([]);
  });

  it.each(Object.entries(readPatched()))(
    'has %s because a plugin patches it',
    (file, { folder }) => {
      const files = globSync(`packages/${folder}/*.ts`, { cwd: root });
      const source = files.map((name) => readFileSync(join(root, name), 'utf8')).join('');
      expect(source).toContain(`'${folder}'`);
      expect(source).toContain(`${file.split('/').slice(-2).join('/')}'`);
    },
  );
});

describe('a build', () => {
  /** Builds the entry with a patch, twice from one persistent cache, and returns the errors of each build. */
  async function build(patch: Omit<FrameworkPatch, 'file'>, file = 'framework/find.js') {
    const errors: string[] = [];
    for (const _turn of ['cold', 'warm']) {
      const rsbuild = await createRsbuild({
        cwd: folder,
        config: {
          mode: 'production',
          logLevel: 'silent',
          source: { entry: { index: './entry.js' } },
          performance: { buildCache: { cacheDirectory: join(folder, 'cache') } },
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
      let reported: string | undefined;
      rsbuild.onAfterBuild(({ stats }) => {
        const found = stats?.toJson({ errors: true }).errors ?? [];
        reported = found.map(({ message }) => message).join('\n');
      });
      let close = async () => {};
      rsbuild.onAfterCreateCompiler(({ compiler }) => {
        // A rejected build returns nothing to close, but its compiler is still writing the cache.
        close = () => new Promise((resolve) => compiler.close(() => resolve()));
      });
      await rsbuild.build().catch((error) => {
        // After compiling, a build rejects without a reason.
        if (reported === undefined) throw error;
      });
      await close();
      errors.push(reported ?? '');
    }
    return errors;
  }

  it('applies an alias and a loader, also from the cache', async () => {
    const patch = {
      alias: { 'all-pages': join(folder, 'one.js') },
      loader: join(folder, 'loader.cjs'),
    };
    expect(await build(patch)).toEqual(['', '']);
    expect(readFileSync(join(folder, 'runs'), 'utf8')).toBe('x');
  });

  it('fails when nothing imports the patched file', async () => {
    write('entry.js', 'console.log(1);\n');
    const message =
      'A rule of packages/hydration/page-info had no effect: no module comes from framework/find.js. Fix: find out what the framework builds instead, then adapt or remove the rule.';
    const errors = await build({ loader: join(folder, 'loader.cjs') });
    expect(errors).toEqual([expect.stringContaining(message), expect.stringContaining(message)]);
  });

  it('fails when the patched file imports nothing under the name of the alias', async () => {
    const [error] = await build({ alias: { 'other-pages': join(folder, 'one.js') } });
    expect(error).toContain(
      `framework/find.js doesn't import ${join(folder, 'one.js')} for "other-pages"`,
    );
  });

  it('does not start with a changed file, or with a patch that is not listed', async () => {
    await expect(build({}, 'framework/other.js')).rejects.toThrow(
      'packages/hydration/page-info patches framework/other.js without an entry in packages/hydration/framework-patch/patched.json.',
    );
    write('node_modules/framework/find.js', 'changed');
    await expect(build({})).rejects.toThrow('framework/find.js has changed');
  });
});
