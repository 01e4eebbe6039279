import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { builtSites } from './sites.mjs';

for (const { base, published } of builtSites) {
  for (const folder of ['doc_build', published]) rmSync(folder, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync('rspress', ['build'], {
    encoding: 'utf8',
    env: { ...process.env, SITE_BASE: base },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  mkdirSync(dirname(published), { recursive: true });
  renameSync('doc_build', published);
}
