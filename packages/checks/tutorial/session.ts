import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { repositoryRoot } from '@handbook/content';
import { frameworkVersion } from '../lib/installed.ts';

/** The output of a command, and how it exited; the status of a server that runs is `null`. */
export interface Run {
  output: string;
  status: number | null;
}

/** The timeout of a command, or of a server until its first response, in milliseconds. */
const timeout = 120_000;

/** The environment of a reader's terminal, without variables of npm and Vitest. */
function environment(): NodeJS.ProcessEnv {
  const own = /^(npm_|VITEST|INIT_CWD$|NODE_ENV$|NODE_OPTIONS$|PORT$|HOST$|TEST$|FORCE_COLOR$)/i;
  const entries = Object.entries(process.env).filter(([key]) => !own.test(key));
  return { ...Object.fromEntries(entries), NO_COLOR: '1' };
}

/** Runs a command until it exits, while other rules go on. */
export const runCommand = (command: string, cwd: string): Promise<Run> =>
  new Promise((resolve) => {
    const options = { cwd, env: environment(), timeout };
    const child = execFile('bash', ['-c', `exec 2>&1; ${command}`], options, (_, stdout) =>
      resolve({ output: stripVTControlCharacters(stdout), status: child.exitCode }),
    );
    child.stdin?.end();
  });

/** Installs packages as links to the packages of this repository, because a registry may lack or exceed them. */
export async function installFromHere(command: string, cwd: string): Promise<Run> {
  const source = join(repositoryRoot, 'node_modules');
  const names = command
    .split(/\s+/)
    .slice(2)
    .filter((word) => !word.startsWith('-'));
  const unknown = names.find((name) => !existsSync(join(source, name, 'package.json')));
  if (unknown) return { output: `${unknown} isn't a package of this repository.`, status: 1 };
  // The project has a separate folder, because the framework writes into it.
  mkdirSync(join(cwd, 'node_modules'), { recursive: true });
  for (const name of readdirSync(source).filter((one) => !/^\.(?!bin$)/.test(one))) {
    symlinkSync(join(source, name), join(cwd, 'node_modules', name), 'junction');
  }
  const dependencies = names.map((name) => `"dependencies.${name}=^${frameworkVersion()}"`);
  return runCommand(`npm pkg set ${dependencies.join(' ')}`, cwd);
}

/** Starts a server, and waits until the printed URL responds with status 200. */
export async function startServer(command: string, cwd: string) {
  const child = spawn('bash', ['-c', `exec 2>&1; ${command}`], {
    cwd,
    env: environment(),
    // The commands that npm starts are in the same group, so they end together.
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const run: Run = { output: '', status: null };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    run.output += stripVTControlCharacters(text);
  });
  /** Ends the command and what it started. */
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  for (const last = Date.now() + timeout; Date.now() < last && child.exitCode === null; ) {
    const url = run.output.match(/http:\/\/localhost:\d+\/\S*/)?.[0];
    const response = url && (await fetch(url).catch(() => undefined));
    if (response && response.status === 200) return { run, end, answers: true };
    await wait(200);
  }
  return { run, end, answers: false };
}
