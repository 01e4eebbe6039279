import { formatDuration } from './duration.mjs';

/**
 * Prints every ten seconds that an action is still running. Programs whose output goes to a file or a CI log show no
 * progress bar.
 *
 * @template T
 * @param {() => Promise<T>} action
 * @param {boolean} [silent] prints nothing; true on a terminal by default
 * @returns {Promise<T>} the action's result
 */
export async function withHeartbeat(action, silent = process.stdout.isTTY) {
  if (silent) return action();
  const began = performance.now();
  const beat = () =>
    console.log(`… still running after ${formatDuration(performance.now() - began)}`);
  const timer = setInterval(beat, 10_000);
  try {
    return await action();
  } finally {
    clearInterval(timer);
  }
}
