import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

/** The output of a command, and how it exited. */
export interface Run {
  output: string;
  /** The exit status; `null` while it runs, or after a signal. */
  status: number | null;
}

/** The timeout of a command, or of a server until its first response, in milliseconds. */
const timeout = 300_000;

/** The environment of a reader's terminal, without variables of npm and Vitest. */
function environment(): NodeJS.ProcessEnv {
  const kept = /^npm_config_(registry|cache|userconfig)$/i;
  const own = /^(npm_|VITEST|INIT_CWD$|NODE_ENV$|NODE_OPTIONS$|PORT$|HOST$|TEST$|FORCE_COLOR$)/i;
  const entries = Object.entries(process.env).filter(([key]) => kept.test(key) || !own.test(key));
  // Without a registry, npm fails after seconds instead of minutes.
  const hurry = {
    npm_config_fetch_retry_mintimeout: '1000',
    npm_config_fetch_retry_maxtimeout: '4000',
  };
  return { ...Object.fromEntries(entries), ...hurry, NO_COLOR: '1' };
}

/** Runs a command until it exits. */
export function runCommand(command: string, cwd: string): Run {
  const { stdout, status, error } = spawnSync('bash', ['-c', `exec 2>&1; ${command}`], {
    cwd,
    env: environment(),
    encoding: 'utf8',
    timeout,
  });
  return { output: stripVTControlCharacters(stdout + (error?.message ?? '')), status };
}

/** A command that runs a server, in a separate process group. */
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

  /** The output so far. */
  get run(): Run {
    return { output: this.#output, status: this.#child.exitCode };
  }

  /** Waits until the printed URL responds with status 200. Returns whether it did. */
  async answers(): Promise<boolean> {
    const end = Date.now() + timeout;
    while (Date.now() < end && this.#child.exitCode === null) {
      const url = this.#output.match(/http:\/\/localhost:\d+\/\S*/)?.[0];
      const response = url && (await fetch(url).catch(() => undefined));
      if (response && response.status === 200) return true;
      await wait(200);
    }
    return false;
  }

  /** Stops the command and all its child processes. */
  async end(): Promise<void> {
    const { pid, exitCode } = this.#child;
    if (pid === undefined || exitCode !== null) return;
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    process.kill(-pid, 'SIGTERM');
    await Promise.race([ended, wait(5000)]);
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // All processes exited on the first signal.
    }
  }
}
