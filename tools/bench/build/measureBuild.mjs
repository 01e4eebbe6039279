import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { binary } from '@handbook/content/files';
import { treeMemory } from './treeMemory.mjs';

/** Between two looks at the memory, in milliseconds. */
const interval = 200;

/**
 * @typedef {object} BuildFigures
 * @property {number} seconds
 * @property {number | undefined} memory the most that the build and its children had at once, in bytes; undefined where the
 *   system does not tell
 * @property {number} size of everything that was built, in bytes
 */

/**
 * Builds a site and watches it.
 *
 * @param {string} folder the site, absolute; built into its `doc_build`
 * @returns {Promise<BuildFigures>}
 * @throws {Error} with the end of the build's output, when it fails
 */
export async function measureBuild(folder) {
  const started = performance.now();
  const child = spawn(process.execPath, [binary('@rspress/core', 'rspress'), 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-4000);
    });
  }
  /** @type {number | undefined} */
  let memory;
  const timer = setInterval(() => {
    const now = child.pid === undefined ? undefined : treeMemory(child.pid);
    if (now !== undefined) memory = Math.max(memory ?? 0, now);
  }, interval);
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${output}`);
  const seconds = (performance.now() - started) / 1000;
  return { seconds, memory, size: folderSize(join(folder, 'doc_build')) };
}

/** @param {string} folder */
function folderSize(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((total, { parentPath, name }) => total + statSync(join(parentPath, name)).size, 0);
}
