import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { test } from 'node:test';
import { promisify } from 'node:util';

/**
 * Runs a script of this folder and resolves to what it printed last.
 *
 * @param {string} name
 */
async function run(name) {
  const { stdout } = await promisify(execFile)(process.execPath, [name]);
  return stdout.trim().split('\n').at(-1);
}

test('a script builds a site and serves it', async () => {
  assert.equal(await run('build.mjs'), '200');
});

test('the dev server answers', async () => {
  assert.equal(await run('dev.mjs'), '200');
});

test('the routes match the files', async () => {
  assert.equal(await run('routes.mjs'), '/');
});

test('the link check prints only dead links', async () => {
  assert.equal(await run('links.mjs'), '');
  await writeFile('docs/wrong.mdx', '[Gone](/gone)\n');
  assert.match(String(await run('links.mjs')), /\/gone/);
  await rm('docs/wrong.mdx');
});
