import { chmodSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Formats that don't include compression. */
const COMPRESSIBLE = /\.(html|css|m?js|json|svg|txt|md|xml|webmanifest|map)$/;

/** A smaller file fits into one packet anyway. */
const SMALLEST = 1024;

const encodings = {
  gz: (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes, { level: 9 }),
  br: (/** @type {Buffer} */ bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
};

/**
 * Writes a gzip and a Brotli file next to every text file of a built site, for servers that send precompressed files.
 * They get the modification time and the permissions of the original, which some servers compare.
 *
 * @param {string} folder the built site, absolute
 * @returns {Promise<{ files: number, plain: number, gz: number, br: number }>} how much was compressed, in bytes
 */
export async function compressSite(folder) {
  const total = { files: 0, plain: 0, gz: 0, br: 0 };
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    const { size, atime, mtime, mode } = statSync(path);
    if (!COMPRESSIBLE.test(file) || size < SMALLEST) continue;
    const bytes = readFileSync(path);
    total.files += 1;
    total.plain += size;
    const write = async (/** @type {'gz' | 'br'} */ ending) => {
      const compressed = await encodings[ending](bytes);
      writeFileSync(`${path}.${ending}`, compressed);
      utimesSync(`${path}.${ending}`, atime, mtime);
      chmodSync(`${path}.${ending}`, mode);
      total[ending] += compressed.length;
    };
    await Promise.all([write('gz'), write('br')]);
  }
  return total;
}
