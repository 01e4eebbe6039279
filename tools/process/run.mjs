import { spawn } from 'node:child_process';
import { root } from '../../packages/content/files.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Children get their own process group, so that ending one ends everything it started. */
const grouped = process.platform !== 'win32';

/** Set once everything is being ended: whoever waits for a program then must not go on, nor report its end. */
let stopping = false;

/**
 * Runs a program in the repository's root with this terminal's input and output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, shell?: boolean }} [options] `env` is added to the current environment; a
 *   value of undefined removes a variable
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 * @throws {Error} when the program cannot be started
 */
export function run(command, args, { env = {}, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      detached: grouped,
      shell,
    });
    running.add(child);
    child.once('error', (error) => {
      running.delete(child);
      reject(new Error(`Cannot start ${command}: ${error.message}`));
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      if (stopping) return;
      if (signal) console.error(`${[command, ...args].join(' ')} was ended by ${signal}.`);
      resolve(code ?? 1);
    });
  });
}

/**
 * Ends every program started by `run`, and what those started: asks first, then insists. For the end of the process
 * alone: promises of `run` stay open from here on.
 *
 * @param {number} patience milliseconds between asking and insisting
 */
export async function stopRunning(patience = 5000) {
  stopping = true;
  const closing = [...running].map((child) => {
    const closed = new Promise((resolve) => child.once('close', resolve));
    // Test runners tidy up on SIGINT alone; SIGTERM would leave their browsers behind.
    signalGroup(child, 'SIGINT');
    const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), patience);
    return closed.finally(() => clearTimeout(timer));
  });
  await Promise.all(closing);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (grouped) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has ended meanwhile.
  }
}
