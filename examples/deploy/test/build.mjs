import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtSites } from './sites.mjs';

for (const { base, published } of builtSites) {
  rmSync(published, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync('rspress', ['build', '--base', base], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  const folder = join(published, base);
  mkdirSync(dirname(folder), { recursive: true });
  renameSync('doc_build', folder);
}
