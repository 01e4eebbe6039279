import { formatDuration } from './duration.mjs';

/**
 * Announces a step, runs it and says how it ended and how long it took.
 *
 * @template T
 * @param {string} title e.g. `[2/3] Build`
 * @param {() => Promise<T>} action
 * @param {(result: T) => boolean} [succeeded] whether what the action gives is a success; always by default
 * @returns {Promise<T>} what the action gives
 * @throws whatever the action throws, after the duration is printed
 */
export async function step(title, action, succeeded = () => true) {
  const began = performance.now();
  let ok = false;
  console.log(`\n▸ ${title}`);
  try {
    const result = await action();
    ok = succeeded(result);
    return result;
  } finally {
    console.log(`${ok ? '✓' : '✗'} ${title} (${formatDuration(performance.now() - began)})`);
  }
}
