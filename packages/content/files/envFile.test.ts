import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { root } from './root.mjs';

const folder = mkdtempSync(join(tmpdir(), 'env-'));
const file = join(folder, 'settings');
writeFileSync(file, '# a comment\nSITE_BASE=/from-file/\nSITE_SEARCH_INDEX="docs"\n');
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads the settings of the site in another process. */
function read(env: NodeJS.ProcessEnv) {
  const module = pathToFileURL(join(root, 'packages/content/files/siteEnvironment.mjs')).href;
  const script = `const { base } = await import(${JSON.stringify(module)});
    console.log(base, process.env.SITE_SEARCH_INDEX);`;
  const { PATH } = process.env;
  const args = ['--input-type=module', '--eval', script];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { PATH, ...env },
  });
  return { seen: stdout.trim(), stderr };
}

it('reads settings from the file', () => {
  expect(read({ SITE_ENV_FILE: file })).toEqual({ seen: '/from-file/ docs', stderr: '' });
});

it("doesn't override a variable that is set", () => {
  expect(read({ SITE_ENV_FILE: file, SITE_BASE: '/set/' }).seen).toBe('/set/ docs');
});

it('fails if the named file is missing', () => {
  const missing = join(folder, 'missing');
  expect(read({ SITE_ENV_FILE: missing }).stderr).toContain(`Cannot read ${missing}: `);
});
