import { availableParallelism } from 'node:os';
import { median } from '@handbook/site-output/weight';
import { difference } from './output.mjs';
import { measured } from './plugins.mjs';
import { Trial } from './trial.mjs';

/**
 * Builds the example of each official plugin with and without the plugin, alternately, and prints what the plugin adds.
 *
 * @param {readonly string[]} args the number of builds, 3 by default; then names of plugins, all by default
 * @throws {Error} when an example does not build
 */
export function run([times = '3', ...names]) {
  console.log(`Median of ${times} cold builds, ${availableParallelism()} cores.\n`);
  for (const subject of measured) {
    if (names.length > 0 && !names.includes(subject.plugin)) continue;
    const trial = new Trial(subject);
    try {
      report(subject.plugin, trial, Number(times));
    } finally {
      trial.remove();
    }
  }
}

/** @param {string} plugin @param {Trial} trial @param {number} times */
function report(plugin, trial, times) {
  /** @type {Record<'with' | 'without', import('./trial.mjs').Seconds[]>} */
  const seconds = { with: [], without: [] };
  for (let turn = 0; turn < times; turn += 1) {
    seconds.without.push(trial.build('without'));
    seconds.with.push(trial.build('with'));
  }
  console.log(plugin);
  for (const kind of /** @type {const} */ (['wall', 'cpu'])) {
    const [without, withIt] = [seconds.without, seconds.with].map((all) =>
      median(all.map((one) => one[kind])),
    );
    if (!without || !withIt) continue;
    const change = ((withIt / without - 1) * 100).toFixed(0);
    console.log(`  ${kind} ${without.toFixed(2)} s → ${withIt.toFixed(2)} s (${change} %)`);
  }
  for (const [kind, { files, bytes, gzip }] of difference(
    trial.output('without'),
    trial.output('with'),
  )) {
    console.log(`  ${kind || 'no extension'}: ${files} files, ${bytes} B, ${gzip} B with gzip`);
  }
}
