import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @typedef {Map<string, { files: number, bytes: number, gzip: number }>} Output by file extension */

/**
 * Counts the files of a build by file extension.
 *
 * @param {string} folder
 * @returns {Output}
 */
export function outputOf(folder) {
  /** @type {Output} */
  const output = new Map();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, path);
    if (!statSync(file).isFile()) continue;
    const content = readFileSync(file);
    const sum = output.get(extname(path)) ?? { files: 0, bytes: 0, gzip: 0 };
    output.set(extname(path), {
      files: sum.files + 1,
      bytes: sum.bytes + content.length,
      gzip: sum.gzip + gzipSync(content).length,
    });
  }
  return output;
}

/**
 * Compares two outputs.
 *
 * @param {Output} before
 * @param {Output} after
 * @returns {Output} extensions whose figures differ, with the difference
 */
export function difference(before, after) {
  const none = { files: 0, bytes: 0, gzip: 0 };
  return new Map(
    [...new Set([...before.keys(), ...after.keys()])]
      .map((kind) => {
        const [old, now] = [before.get(kind) ?? none, after.get(kind) ?? none];
        const more = {
          files: now.files - old.files,
          bytes: now.bytes - old.bytes,
          gzip: now.gzip - old.gzip,
        };
        return /** @type {const} */ ([kind, more]);
      })
      .filter(([, { files, bytes }]) => files !== 0 || bytes !== 0),
  );
}
