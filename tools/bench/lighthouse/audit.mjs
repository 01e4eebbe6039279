import { spawn } from 'node:child_process';
import { median } from '@handbook/site-output/weight';

/** Scores from 0 to 100, times in milliseconds, size in bytes. */
export const figures = /** @type {const} */ ([
  ['performance', 'categories.performance.score', 100],
  ['accessibility', 'categories.accessibility.score', 100],
  ['practices', 'categories.best-practices.score', 100],
  ['SEO', 'categories.seo.score', 100],
  ['FCP ms', 'audits.first-contentful-paint.numericValue', 1],
  ['LCP ms', 'audits.largest-contentful-paint.numericValue', 1],
  ['TBT ms', 'audits.total-blocking-time.numericValue', 1],
  ['CLS', 'audits.cumulative-layout-shift.numericValue', 1],
  ['KiB', 'audits.total-byte-weight.numericValue', 1 / 1024],
  // Lighthouse's figure for the speed of the machine. Its times are for a processor four times slower, not for a
  // specific device.
  ['CPU', 'environment.benchmarkIndex', 1],
]);

/**
 * Runs Lighthouse on a page several times.
 *
 * @param {object} options
 * @param {string} options.command Lighthouse's, absolute
 * @param {string} options.chromium the browser, absolute
 * @param {string} options.url
 * @param {'mobile' | 'desktop'} options.device
 * @param {number} options.runs
 * @returns {Promise<number[]>} the median of each figure, in the order of `figures`
 * @throws {Error} with Lighthouse's message if it fails twice
 */
export async function audit({ runs, ...options }) {
  /** @type {number[][]} */
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    // Occasionally, the browser loses the recording of a load.
    results.push(readFigures(await report(options).catch(() => report(options))));
  }
  return figures.map((_, index) => median(results.map((result) => result[index] ?? Number.NaN)));
}

/** @param {unknown} json a report of Lighthouse */
function readFigures(json) {
  return figures.map(([, path, factor]) => {
    /** @type {unknown} */
    let value = json;
    for (const key of path.split('.')) {
      value = value && /** @type {Record<string, unknown>} */ (value)[key];
    }
    return typeof value === 'number' ? value * factor : Number.NaN;
  });
}

/**
 * @param {{ command: string, chromium: string, url: string, device: 'mobile' | 'desktop' }} options
 * @returns {Promise<unknown>}
 */
function report({ command, chromium, url, device }) {
  const args = [
    command,
    url,
    '--quiet',
    '--output=json',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --no-first-run',
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
  ];
  return new Promise((resolve, reject) => {
    const env = { ...process.env, CHROME_PATH: chromium };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let complaint = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      complaint += text;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(output));
      else reject(new Error(`Lighthouse failed on ${url}:\n${complaint.slice(-2000)}`));
    });
  });
}
