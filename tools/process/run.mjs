import { spawn } from 'node:child_process';
import { root } from '../../packages/content/files.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Child processes get their own process group, so that a signal to the group reaches everything they started. */
const grouped = process.platform !== 'win32';

/**
 * Set when all programs are being stopped, so that callers that wait for a program neither continue nor report its exit.
 */
let stopping = false;

/**
 * Runs a program in the repository's root with this terminal's input and output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, shell?: boolean }} [options] `env` is added to the current environment; a
 *   value of undefined removes a variable
 * @returns {Promise<number>} its exit code; 1 if a signal terminated it
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
      if (signal) console.error(`${[command, ...args].join(' ')} was terminated by ${signal}.`);
      resolve(code ?? 1);
    });
  });
}

/**
 * Stops every program that `run` started, and their child processes: first with a signal that they can handle, then by
 * killing them. Only call this before the process exits, because promises of `run` stay pending.
 *
 * @param {number} patience milliseconds before programs are killed
 */
export async function stopRunning(patience = 5000) {
  stopping = true;
  const closing = [...running].map((child) => {
    const closed = new Promise((resolve) => child.once('close', resolve));
    // Test runners only clean up on SIGINT; SIGTERM would leave their browsers running.
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
    // The process has exited.
  }
}
