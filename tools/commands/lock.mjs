// npm run lock: completes package-lock.json. Next to an installed node_modules, npm only locks the packages for this
// system, so the file is made in a folder without one.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@handbook/content/files';
import { globSync } from 'tinyglobby';
import { run } from '../process/run.mjs';

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const manifests = workspaces.map((/** @type {string} */ pattern) => `${pattern}/package.json`);
const files = ['package.json', 'package-lock.json', ...globSync(manifests, { cwd: root })];
const folder = mkdtempSync(join(tmpdir(), 'lock-'));
try {
  for (const file of files) cpSync(join(root, file), join(folder, file));
  const options = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
  const args = ['install', ...options, '--omit-lockfile-registry-resolved', '--prefix', folder];
  if ((await run('npm', args)) !== 0) throw new Error('npm failed; see its message above.');
  cpSync(join(folder, 'package-lock.json'), join(root, 'package-lock.json'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
