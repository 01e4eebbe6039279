import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @typedef {Map<string, { files: number, bytes: number, gzip: number }>} Output by file ending */

/**
 * Counts what a build emitted, by kind of file.
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
 * What the second output has more than the first.
 *
 * @param {Output} before
 * @param {Output} after
 * @returns {Output} kinds that differ
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
