import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binary } from '@handbook/content/files';
import { copySite } from '../../../site/copySite.mjs';

/**
 * The configuration of a copy: the site's configuration with one more component on every page, without the policy, which
 * forbids the WebAssembly of Pagefind, and without the service worker, which needs the files of the plugins left out.
 */
const config = (/** @type {Variant} */ { probe, without }, /** @type {string} */ folder) => `
import site from './rspress.config.ts';

const without: string[] = ${JSON.stringify(['deployment', 'offline', ...without])};
export default {
  ...site,
  plugins: site.plugins?.filter((plugin) => !without.includes(plugin.name)),
  globalUIComponents: [
    ...(site.globalUIComponents ?? []),
    ${JSON.stringify(join(folder, probe))},
  ],
};
`;

/**
 * How a copy differs from the site.
 * @typedef {object} Variant
 * @property {string} name
 * @property {string} probe the component, from the repository's root
 * @property {string[]} without names of plugins to leave out
 */

/**
 * Builds a variant of the site in a temporary folder.
 *
 * @param {Variant} variant
 * @returns {Promise<string>} the folder of the built pages, absolute
 * @throws {Error} with the build's output, when it fails
 */
export async function buildCopy(variant) {
  const folder = copySite(variant.name);
  writeFileSync(join(folder, 'bench.config.ts'), config(variant, folder));
  const { code, output } = await rspressBuild(folder);
  if (code !== 0)
    throw new Error(`The benchmark's site "${variant.name}" does not build:\n${output}`);
  return join(folder, 'doc_build');
}

/**
 * Builds a copy of the site with its `bench.config.ts`.
 *
 * @param {string} folder
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function rspressBuild(folder) {
  return new Promise((resolve, reject) => {
    const args = [binary('@rspress/core', 'rspress'), 'build', '--config', 'bench.config.ts'];
    // The copies share one node_modules and its cache, so a build must not read the cache of another one.
    const env = {
      ...process.env,
      RSPRESS_PERSISTENT_CACHE: 'false',
      SITE_BASE: '/',
      SITE_OUT_DIR: '',
    };
    const build = spawn(process.execPath, args, { cwd: folder, env });
    let output = '';
    for (const stream of [build.stdout, build.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    build.once('error', reject);
    build.once('close', (code) => resolve({ code, output }));
  });
}
