import { textTable } from '../../lib/textTable.mjs';
import { containment } from '../measure/containment.mjs';
import { percentile } from '../measure/percentile.mjs';
import { comparison, missed, scoreTable } from './scores.mjs';

/** @typedef {import('../engines/all.mjs').Asked} Asked */

/**
 * Everything measured for one language.
 * @typedef {object} Measured
 * @property {string} lang
 * @property {ReadonlyMap<string, import('@handbook/content').Section>} sections by id
 * @property {[name: string, asked: Asked][]} engines this site's engine first
 * @property {Asked} typos generated misspellings
 * @property {Asked} [fresh] questions written after the tuning
 * @property {Asked} [newcomer] questions of readers who don't know our terms
 * @property {import('@handbook/search/quality').Bytes} documents
 * @property {import('../measure/waitForHits.mjs').Wait} [wait] undefined if there is no modal
 */

/** @param {number} ms */
const milliseconds = (ms) => `${ms.toFixed(1)} ms`;

/** @param {number} bytes */
const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;

/**
 * Prints what was measured.
 *
 * @param {Measured} measured
 */
export function printLanguage(measured) {
  const { lang, sections, engines, typos, fresh, newcomer, documents, wait } = measured;
  const [ours] = engines;
  if (!ours) throw new Error('There is no engine to report on.');
  const { outcomes, times, heap } = ours[1];
  console.log(`\n# ${lang}: ${outcomes.length} questions, ${sections.size} sections\n`);
  console.log(scoreTable(outcomes));
  console.log('\nMisspelled words of headings:\n');
  console.log(scoreTable(typos.outcomes));
  if (fresh) console.log(`\nFresh questions:\n\n${scoreTable(fresh.outcomes)}`);
  if (newcomer) console.log(`\nQuestions of newcomers:\n\n${scoreTable(newcomer.outcomes)}`);
  if (engines.length > 1) {
    console.log('\nSide by side:\n');
    console.log(comparison(engines.map(([name, asked]) => [name, asked.outcomes])));
    console.log(`\n${timesTable(engines)}`);
  }
  const precise = [5, 20].map((limit) => containment(outcomes, sections, limit));
  console.log('');
  if (lang === 'zh') {
    for (const { queries, hits, share } of precise) {
      console.log(
        `containment: ${share.toFixed(3)} of ${hits} hits for ${queries} Chinese queries`,
      );
    }
  }
  const { raw, gzip, brotli } = documents;
  console.log(`documents: ${kib(raw)}, gzip ${kib(gzip)}, brotli ${kib(brotli)}`);
  console.log(
    `a query: p50 ${milliseconds(percentile(times, 0.5))}, p95 ${milliseconds(percentile(times, 0.95))}`,
  );
  if (heap !== undefined) console.log(`heap of the worker: ${kib(heap)}`);
  if (wait) {
    console.log(
      `first hit: ${milliseconds(wait.cold)} from the shortcut on a cold page, ${milliseconds(wait.warm)} from the next key`,
    );
  }
  const all = [outcomes, fresh?.outcomes ?? [], newcomer?.outcomes ?? []].flat();
  console.log(`\nNot first:\n${missed(all) || '  none'}`);
}

/** @param {[name: string, asked: Asked][]} engines */
const timesTable = (engines) =>
  textTable(
    ['', 'p50 ms', 'p95 ms'],
    engines.map(([name, { times }]) => [
      name,
      percentile(times, 0.5).toFixed(1),
      percentile(times, 0.95).toFixed(1),
    ]),
  );
