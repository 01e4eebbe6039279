import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@handbook/content/files';
import { globSync } from 'tinyglobby';
import { main } from '../cli/main.mjs';
import { missingPlatforms } from '../lock/platforms.mjs';
import { run } from '../process/run.mjs';

const lockfile = 'package-lock.json';
const options = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];

// Next to an installed node_modules, npm only locks the packages for this system.
const folder = mkdtempSync(join(tmpdir(), 'lock-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

await main(async () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const manifests = workspaces.map((/** @type {string} */ pattern) => `${pattern}/package.json`);
  for (const file of ['package.json', lockfile, ...globSync(manifests, { cwd: root })]) {
    cpSync(join(root, file), join(folder, file));
  }
  const args = ['install', ...options, '--omit-lockfile-registry-resolved', '--prefix', folder];
  const code = await run('npm', args, { shell: process.platform === 'win32' });
  if (code !== 0) throw new Error('npm could not complete the lockfile; see its message above.');
  const missing = missingPlatforms(JSON.parse(readFileSync(join(folder, lockfile), 'utf8')));
  if (missing.length > 0) {
    throw new Error(
      `The registry has no ${missing.join(', ')}. Pin another version of the package that depends on it, because npm ci fails with this lockfile on that platform.`,
    );
  }
  cpSync(join(folder, lockfile), join(root, lockfile));
  console.log(`${lockfile} locks every platform.`);
});
