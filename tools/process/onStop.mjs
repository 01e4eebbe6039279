import { constants } from 'node:os';
import { stopRunning } from './run.mjs';

/** @typedef {() => number | undefined | Promise<number | undefined>} CleanUp */

/** @type {CleanUp | undefined} */
let latest;
let listening = false;
let stopping = false;

/**
 * Stops the process and everything it started on Ctrl+C, SIGTERM, a closed terminal, or the exit of npm. A later call
 * replaces the clean-up of an earlier one.
 *
 * @param {CleanUp} [cleanUp] runs first; a number that it returns is the exit code, which otherwise depends on the
 *   signal
 */
export function onStop(cleanUp) {
  latest = cleanUp;
  if (listening) return;
  listening = true;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, stop);
  }
  if (process.env.npm_lifecycle_event) watchParent();
}

/** npm starts this process through a shell. A SIGTERM to npm terminates the shell without reaching this process. */
function watchParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop('SIGTERM');
  }, 250).unref();
}

/** @param {NodeJS.Signals} signal */
async function stop(signal) {
  // npm forwards Ctrl+C, so the signal arrives twice.
  if (stopping) return;
  stopping = true;
  const code = await latest?.();
  await stopRunning();
  process.exit(code ?? 128 + constants.signals[signal]);
}
