import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { binary } from '@handbook/content/files';
import { treeMemory } from './treeMemory.mjs';

/** Time between two memory readings, in milliseconds. */
const interval = 200;

/**
 * @typedef {object} BuildFigures
 * @property {number} seconds
 * @property {number | undefined} memory peak of the build and its child processes together, in bytes; undefined on
 *   systems without /proc
 * @property {number} size of the output, in bytes
 */

/**
 * Builds a site and measures the build.
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
