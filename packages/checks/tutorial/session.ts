import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** What a command printed and how it ended. */
export interface Run {
  output: string;
  /** Exit status; `null` while it serves, or when a signal ended it. */
  status: number | null;
}

/** Milliseconds a command, or a server until its first answer, may take. */
const patience = 300_000;

/** The environment of a reader's terminal: nothing of the npm or vitest that runs this. */
function environment(): NodeJS.ProcessEnv {
  const kept = /^npm_config_(registry|cache|userconfig)$/i;
  const own = /^(npm_|VITEST|INIT_CWD$|NODE_ENV$|NODE_OPTIONS$|PORT$|HOST$|TEST$|FORCE_COLOR$)/i;
  const entries = Object.entries(process.env).filter(([key]) => kept.test(key) || !own.test(key));
  // Without a registry, npm tells so after seconds rather than minutes.
  const hurry = {
    npm_config_fetch_retry_mintimeout: '1000',
    npm_config_fetch_retry_maxtimeout: '4000',
  };
  return { ...Object.fromEntries(entries), ...hurry, NO_COLOR: '1' };
}

/** Runs a command to its end. */
export function runCommand(command: string, cwd: string): Run {
  const { stdout, status, error } = spawnSync('bash', ['-c', `exec 2>&1; ${command}`], {
    cwd,
    env: environment(),
    encoding: 'utf8',
    timeout: patience,
  });
  return { output: stripVTControlCharacters(stdout + (error?.message ?? '')), status };
}

/** A command that serves, in a process group of its own. */
export class Server {
  readonly #child: ChildProcess;
  #output = '';

  constructor(command: string, cwd: string) {
    this.#child = spawn('bash', ['-c', `exec 2>&1; ${command}`], {
      cwd,
      env: environment(),
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.#output += stripVTControlCharacters(text);
    });
  }

  /** What it has printed so far. */
  get run(): Run {
    return { output: this.#output, status: this.#child.exitCode };
  }

  /** Waits for the address it prints to answer with status 200; tells whether it did. */
  async answers(): Promise<boolean> {
    const end = Date.now() + patience;
    while (Date.now() < end && this.#child.exitCode === null) {
      const address = this.#output.match(/http:\/\/localhost:\d+\/\S*/)?.[0];
      const response = address && (await fetch(address).catch(() => undefined));
      if (response && response.status === 200) return true;
      await pause(200);
    }
    return false;
  }

  /** Ends the command and everything it has started. */
  async end(): Promise<void> {
    const { pid, exitCode } = this.#child;
    if (pid === undefined || exitCode !== null) return;
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    process.kill(-pid, 'SIGTERM');
    await Promise.race([ended, pause(5000)]);
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // Everything has ended on the first signal.
    }
  }
}

/** Waits for some milliseconds. */
export const pause = (duration: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, duration));
