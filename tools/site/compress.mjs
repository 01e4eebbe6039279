import { chmodSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { gzipAsync as zopfli } from '@gfx/zopfli';
import { smallestGzip } from '@handbook/site-output/weight';

/** Formats that are not compressed by themselves. */
const COMPRESSIBLE = /\.(html|css|m?js|json|svg|txt|md|xml|webmanifest|map)$/;

/** A smaller file fits into one packet anyway. */
const SMALLEST = 1024;

/** What the first paint waits for. */
const FIRST = /\.(html|css)$/;

const encodings = {
  /**
   * Zopfli makes pages smaller by 4 %, the longest by 1.6 KB, which brings that one to a phone a round trip sooner. It
   * takes half a minute for all of them, so that what comes later has to do without. More iterations than one make 0.3 %.
   */
  gz: (/** @type {Buffer} */ bytes, /** @type {string} */ file) =>
    FIRST.test(file) ? zopfli(bytes, { numiterations: 1 }) : smallestGzip(bytes),
  br: (/** @type {Buffer} */ bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
};

/**
 * How much was compressed, in bytes.
 * @typedef {{ files: number, plain: number, gz: number, br: number }} Compressed
 */

/**
 * Whether a file was compressed already, and has not changed since.
 *
 * @param {string} path of the twin
 * @param {Date} time of the original
 */
function isTwin(path, time) {
  const twin = statSync(path, { throwIfNoEntry: false });
  // Systems keep times more precisely than they take them.
  return twin !== undefined && Math.abs(twin.mtime.getTime() - time.getTime()) <= 1;
}

/**
 * Writes a gzip and a Brotli twin beside every text file of a built site, for servers that send files as they are. They
 * get the time of the original, by which some servers tell whether they belong to it, and stay where they have it.
 *
 * @param {string} folder the built site, absolute
 * @returns {Promise<Compressed>}
 */
export async function compressSite(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    COMPRESSIBLE.test(file),
  );
  const total = { files: 0, plain: 0, gz: 0, br: 0 };
  const compressOne = async (/** @type {string} */ file) => {
    const path = join(folder, file);
    const { size, atime, mtime, mode } = statSync(path);
    if (size < SMALLEST) return;
    const bytes = readFileSync(path);
    total.files += 1;
    total.plain += size;
    for (const ending of /** @type {const} */ (['gz', 'br'])) {
      const twin = `${path}.${ending}`;
      if (!isTwin(twin, mtime)) {
        writeFileSync(twin, await encodings[ending](bytes, file));
        utimesSync(twin, atime, mtime);
        // Whoever may read the original may read its twin, whatever the umask is.
        chmodSync(twin, mode);
      }
      total[ending] += statSync(twin).size;
    }
  };
  const rest = files.values();
  const work = async () => {
    for (const file of rest) await compressOne(file);
  };
  // Node compresses on four threads of its own.
  await Promise.all([work(), work(), work(), work()]);
  return total;
}
