import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';

/** The memory level with the smallest result differs between files, by about 1%. */
const candidates = [6, 7, 8].map((memLevel) => ({ level: 9, memLevel }));

const smallest = (/** @type {Buffer[]} */ results) =>
  results.reduce((least, other) => (other.length < least.length ? other : least));

/** @param {Buffer} bytes */
export const smallestGzip = async (bytes) =>
  smallest(await Promise.all(candidates.map((options) => promisify(gzip)(bytes, options))));

/** @param {Buffer} bytes */
export const smallestGzipSync = (bytes) =>
  smallest(candidates.map((options) => gzipSync(bytes, options)));
