import { formatDuration } from './duration.mjs';

/**
 * Says every ten seconds that something long still goes on, where it shows no progress of its own: what is piped into
 * a file or a CI log gets no progress bar.
 *
 * @template T
 * @param {() => Promise<T>} action
 * @param {boolean} [silent] whether to say nothing; on a terminal by default
 * @returns {Promise<T>} what the action gives
 */
export async function withHeartbeat(action, silent = process.stdout.isTTY) {
  if (silent) return action();
  const began = performance.now();
  const beat = () =>
    console.log(`… still at it after ${formatDuration(performance.now() - began)}`);
  const timer = setInterval(beat, 10_000);
  try {
    return await action();
  } finally {
    clearInterval(timer);
  }
}
