import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { base, outFolder } from '@handbook/content/files';
import { startNginx } from '../../nginx/startNginx.mjs';
import { findNginx } from '../../setup/findNginx.mjs';
import { compressSite } from '../../site/compress.mjs';
import { textTable } from '../lib/textTable.mjs';
import { mixes } from './mixes.mjs';

/**
 * The part of the load generator's result that is printed.
 * @typedef {object} LoadResult
 * @property {{ total: number, average: number }} requests
 * @property {{ p50: number, p99: number }} latency in milliseconds
 * @property {{ average: number }} throughput in bytes per second
 * @property {number} errors
 * @property {number} timeouts
 * @property {Record<string, { count?: number }>} [statusCodeStats]
 */

/** @type {(options: object) => Promise<LoadResult>} */
const autocannon = createRequire(import.meta.url)('autocannon');

const connections = 64;

/**
 * Runs nginx with the configuration that the build wrote, sends requests from the same machine, and prints how many
 * nginx answers. Both share the machine's cores, so nginx on its own machine answers more.
 *
 * @param {readonly string[]} args seconds for each kind of request, 10 by default
 * @throws {Error} when the site is not built or there is no nginx
 */
export async function run(args) {
  const seconds = Number(args[0] ?? 10);
  if (!(seconds > 0 && seconds <= 60))
    throw new Error('The argument must be 1 to 60 seconds, such as: npm run bench -- load 10');
  const program = findNginx();
  if (!program) throw new Error('There is no nginx: install it, or set NGINX_PATH.');
  const file = join(outFolder, '.deploy/nginx.conf');
  if (!existsSync(file) || base !== '/') {
    throw new Error(
      `There is no site built for the base path / in ${outFolder}. Build it with: npm run build`,
    );
  }
  await compressSite(outFolder);
  const workers = Math.min(2, availableParallelism());
  const config = readFileSync(file, 'utf8');
  const nginx = await startNginx({ program, config, root: outFolder, workers });
  try {
    console.log(
      `nginx with ${workers} workers, ${connections} connections, ${seconds} s for each row, ` +
        `${availableParallelism()} cores shared with the load.\n`,
    );
    /** @type {string[][]} */
    const rows = [];
    for (const { name, paths, status } of mixes(outFolder)) {
      rows.push([name, ...(await load(nginx.origin, paths, status, seconds))]);
    }
    console.log(
      textTable(
        ['requests for', 'answered', 'per second', 'p50 ms', 'p99 ms', 'MB/s', 'failed'],
        rows,
      ),
    );
  } finally {
    await nginx.stop();
  }
}

/**
 * @param {string} origin
 * @param {readonly string[]} paths requested in turn
 * @param {number} status that every response must have
 * @param {number} seconds
 */
async function load(origin, paths, status, seconds) {
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: paths.map((path) => ({
      path,
      headers: { 'accept-encoding': 'gzip' },
    })),
  });
  const { requests, latency, throughput, errors, timeouts, statusCodeStats } = result;
  const wrong = Object.entries(statusCodeStats ?? {}).reduce(
    (total, [code, { count = 0 }]) => (Number(code) === status ? total : total + count),
    0,
  );
  return [
    `${requests.total}`,
    requests.average.toFixed(0),
    `${latency.p50}`,
    `${latency.p99}`,
    (throughput.average / 1e6).toFixed(1),
    `${errors + timeouts + wrong}`,
  ];
}
