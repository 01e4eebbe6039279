import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * The size of files in bytes.
 * @typedef {{ raw: number, gzip: number, brotli: number }} Bytes
 */

/**
 * Measures files, each compressed separately, as on a server.
 *
 * @param {readonly string[]} files absolute paths
 * @returns {Bytes}
 */
export function bytesOf(files) {
  const contents = files.map((file) => readFileSync(file));
  /** @param {(content: Buffer) => Buffer} pack */
  const sum = (pack) => contents.reduce((total, content) => total + pack(content).length, 0);
  return { raw: sum((it) => it), gzip: sum((it) => gzipSync(it)), brotli: sum(brotliCompressSync) };
}

/**
 * Returns the absolute paths of the files below a folder that match a pattern.
 *
 * @param {string} folder
 * @param {RegExp} pattern for the path below the folder, with forward slashes
 */
export const filesOf = (folder, pattern) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => pattern.test(path.replaceAll('\\', '/')))
    .map((path) => join(folder, path));
