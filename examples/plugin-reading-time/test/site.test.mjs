import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pluginReadingTime } from '../dist/index.js';

/** A site inside this package, so that it finds the installed framework. */
let site;

before(() => {
  site = mkdtempSync(join(import.meta.dirname, 'site-'));
  // The compiled package, in the place where a site would install it.
  const installed = join(site, 'node_modules/rspress-plugin-reading-time');
  mkdirSync(installed, { recursive: true });
  cpSync('package.json', join(installed, 'package.json'));
  cpSync('dist', join(installed, 'dist'), { recursive: true });
  cpSync('docs', join(site, 'docs'), { recursive: true });
  writeFileSync(join(site, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(site, 'rspress.config.ts'),
    `import { pluginReadingTime } from 'rspress-plugin-reading-time';
export default { plugins: [pluginReadingTime()] };`,
  );
  const shell = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync('rspress', ['build'], {
    cwd: site,
    encoding: 'utf8',
    shell,
  });
  assert.equal(status, 0, `${stdout}${stderr}`);
});

after(() => rmSync(site, { recursive: true, force: true }));

const html = (page) => readFileSync(join(site, 'doc_build', page), 'utf8').replaceAll('<!-- -->', '');

test('a page shows its reading time below the title', () => {
  assert.match(html('index.html'), /<\/h1>\s*<p class="reading-time">1 min read<\/p>/);
});

test('a page can opt out', () => {
  assert.doesNotMatch(html('short.html'), /reading-time/);
});

test('an invalid option throws an error that names it', () => {
  assert.throws(() => pluginReadingTime({ wordsPerMinute: 0 }), /wordsPerMinute must be greater than 0/);
});
