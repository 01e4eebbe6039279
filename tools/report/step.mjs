import { formatDuration } from './duration.mjs';

/**
 * Prints the title of a step, runs it, and prints its result and duration.
 *
 * @template T
 * @param {string} title e.g. `[2/3] Build`
 * @param {() => Promise<T>} action
 * @param {(result: T) => boolean} [succeeded] whether the action's result is a success; always by default
 * @returns {Promise<T>} the action's result
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
