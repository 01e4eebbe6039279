import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../packages/content/files.mjs';
import { run } from '../process/run.mjs';

/**
 * The packages of a lockfile by path.
 *
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
const packagesIn = (file) => {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
};

/**
 * Installs the locked packages if they are missing or have other versions.
 *
 * @throws {Error} if npm fails
 */
export async function ensureDependencies() {
  // npm writes this file last, so an interrupted install is repeated.
  const installed = packagesIn('node_modules/.package-lock.json');
  const isInstalled = Object.entries(packagesIn('package-lock.json')).every(([path, locked]) => {
    const found = installed[path];
    // Packages for other platforms are locked, but not installed.
    if (!found) return path === '' || locked.optional || locked.devOptional;
    return found.version === locked.version;
  });
  if (isInstalled) return;
  console.log('Installing the packages in package-lock.json with npm ci.');
  const options = ['--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'];
  if ((await run('npm', ['ci', ...options])) !== 0) throw new Error('npm ci failed; see above.');
}
