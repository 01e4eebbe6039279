import { type ChildProcess, fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeWorkshop, writeSite } from './folder.ts';
import type { Outcome, Site } from './site.ts';

const workerFile = fileURLToPath(new URL('./worker.mjs', import.meta.url));

/** Each build leaks about 40 MB, so the number of sites per process is limited. */
const sitesPerProcess = 24;

/** Starting a process takes as long as building a few sites, so fewer sites share one process. */
const sitesForTwo = 8;

/** Milliseconds after which a build counts as hanging. */
const patience = 120_000;

/** Builds one site in a worker; resolves to a failing outcome when the worker dies or hangs. */
function buildIn(child: ChildProcess, folder: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const finish = (outcome: Outcome) => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(outcome);
    };
    const die = (output: string) => finish({ ok: false, output, duration: patience });
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      die(`The build didn't finish within ${patience / 1000} s.`);
    }, patience);
    child.on('message', (message) => finish(message as Outcome));
    child.on('exit', (code) => die(`The process exited with code ${code} during the build.`));
    child.send(folder);
  });
}

/**
 * Builds sites with the installed framework, each in a temporary folder, in a few child processes.
 *
 * @returns the outcomes in the order of the sites
 */
export async function buildSites(sites: readonly Site[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  if (sites.length === 0) return outcomes;
  const root = makeWorkshop();
  const queue = [...sites.entries()];
  const work = async () => {
    for (let next = queue.shift(), child: ChildProcess | undefined, built = 0; next; ) {
      const [index, site] = next;
      // The folder name that pages use, because errors print the path.
      const folder = join(root, String(index), 'my-docs');
      writeSite(folder, site);
      child ??= fork(workerFile, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
      outcomes[index] = await buildIn(child, folder);
      rmSync(dirname(folder), { recursive: true, force: true });
      built += 1;
      next = queue.shift();
      if (!next || built % sitesPerProcess === 0 || child.exitCode !== null || child.killed) {
        child.kill('SIGKILL');
        child = undefined;
      }
    }
  };
  const workers = sites.length < sitesForTwo ? 1 : Math.min(2, availableParallelism());
  await Promise.all(Array.from({ length: workers }, work));
  rmSync(root, { recursive: true, force: true });
  return outcomes;
}
