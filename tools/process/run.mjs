import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from '../../packages/content/files.mjs';

/** @type {Map<import('node:child_process').ChildProcess, Promise<unknown>>} programs, and when they close */
const running = new Map();
const isWindows = process.platform === 'win32';
let listening = false;

/**
 * Runs a program in the repository's root.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, log?: number }} [options] `env` is added to the current environment; `log` is an
 *   open file for the output, which otherwise goes to this terminal
 * @returns {Promise<number>} its exit code; 1 if a signal terminated it
 * @throws {Error} when the program can't be started
 */
export async function run(command, args, { env = {}, log } = {}) {
  stopTogether();
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: log === undefined ? 'inherit' : ['ignore', log, log],
    // A separate process group, so that a signal reaches everything the program started.
    detached: !isWindows,
    shell: isWindows && ['npm', 'npx'].includes(command),
  });
  const closed = new Promise((resolve, reject) => {
    child.once('close', (code) => resolve(code ?? 1));
    child.once('error', (error) => reject(new Error(`Can't start ${command}: ${error.message}`)));
  });
  running.set(child, closed);
  return closed.finally(() => running.delete(child));
}

/** Stops everything that `run` started when this process is asked to stop, and kills what is left after 5 seconds. */
function stopTogether() {
  if (listening) return;
  listening = true;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, async () => {
      // Playwright only closes its browsers on SIGINT.
      for (const child of running.keys()) send(child, 'SIGINT');
      setTimeout(() => {
        for (const child of running.keys()) send(child, 'SIGKILL');
      }, 5000).unref();
      await Promise.allSettled(running.values());
      process.exit(128 + constants.signals[signal]);
    });
  }
}

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function send({ pid = 0 }, signal) {
  try {
    process.kill(isWindows ? pid : -pid, signal);
  } catch {
    // The program has exited.
  }
}
