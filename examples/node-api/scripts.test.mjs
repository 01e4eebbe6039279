import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
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

test('one run builds the site under two base paths', async () => {
  await run('build.mjs');
  assert.match(await readFile('dist/guide/install.html', 'utf8'), /href="\/index\.html"/);
  assert.match(
    await readFile('dist/preview/guide/install.html', 'utf8'),
    /href="\/preview\/index\.html"/,
  );
});

test('the preview server serves what was built', async () => {
  assert.equal(await run('preview.mjs'), '200 Installation - Handbook');
});

test('the dev server answers', async () => {
  assert.equal(await run('dev.mjs'), '200');
});

test('the routes are those of the files', async () => {
  assert.equal(await run('routes.mjs'), '/ index.mdx');
});

test('the link check is silent on sound pages and names what is wrong', async () => {
  assert.equal(await run('links.mjs'), '');
  await writeFile('docs/wrong.mdx', '[Gone](/gone)\n');
  assert.match(String(await run('links.mjs')), /\/gone/);
  await rm('docs/wrong.mdx');
});
