import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';

/** Which of zlib's memory levels makes the smallest file differs from file to file, by about a hundredth. */
const wishes = [6, 7, 8].map((memLevel) => ({ level: 9, memLevel }));

const smallest = (/** @type {Buffer[]} */ packings) =>
  packings.reduce((least, other) => (other.length < least.length ? other : least));

/** @param {Buffer} bytes */
export const smallestGzip = async (bytes) =>
  smallest(await Promise.all(wishes.map((wish) => promisify(gzip)(bytes, wish))));

/** @param {Buffer} bytes */
export const smallestGzipSync = (bytes) => smallest(wishes.map((wish) => gzipSync(bytes, wish)));
