import { spawnSync } from 'node:child_process';
import { run } from '../process/run.mjs';
import { findNginx } from './findNginx.mjs';

/**
 * Finds nginx or, with apt and root, installs the distribution's package.
 *
 * @returns {Promise<string>} the program, absolute
 * @throws {Error} with one sentence if nginx can't be installed
 */
export async function ensureNginx() {
  const found = findNginx();
  if (found) return found;
  await installDistributions();
  const installed = findNginx();
  if (installed) return installed;
  throw new Error(
    'No nginx was found and none could be installed: install nginx, or set NGINX_PATH to one.',
  );
}

async function installDistributions() {
  const isRoot = process.getuid?.() === 0;
  const hasApt = spawnSync('apt-get', ['--version']).status === 0;
  if (!hasApt) return;
  // On hosted CI, the user isn't root, but sudo needs no password.
  const hasSudo = !isRoot && spawnSync('sudo', ['-n', 'true']).status === 0;
  if (!isRoot && !hasSudo) return;
  console.log("No nginx found: installing the distribution's with apt.");
  const apt = (/** @type {string[]} */ ...args) =>
    hasSudo
      ? run('sudo', ['-n', 'apt-get', ...args])
      : run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', 'nginx');
}
