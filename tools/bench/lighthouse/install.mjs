import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@handbook/content/files';
import { run } from '../../process/run.mjs';

const version = '12.8.2';

/**
 * Installs Lighthouse into a cache folder if it is missing. This repository doesn't depend on Lighthouse, because some
 * of Lighthouse's dependencies have the version `latest`, which our lockfile can't pin.
 *
 * @returns {Promise<string>} its command, absolute
 * @throws {Error} when npm fails
 */
export async function installLighthouse() {
  const folder = join(root, 'node_modules/.cache', `lighthouse-${version}`);
  const command = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(command)) return command;
  console.log(`Installing lighthouse ${version} into ${folder}, once.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
  const code = await run('npm', ['install', ...options, `lighthouse@${version}`], {
    shell: process.platform === 'win32',
  });
  if (code !== 0) throw new Error('npm could not install lighthouse; see its message above.');
  return command;
}
