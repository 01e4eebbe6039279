import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { standaloneBundle } from '@handbook/site-output';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = 'packages/offline/worker';

/** The worker that stores the site, or the one that takes everything back. */
export type WorkerKind = 'worker' | 'selfDestroying';

const workers = standaloneBundle({
  prefix: 'offline',
  inputs: {
    root,
    files: [
      'packages/offline/{plan,worker}/*.ts',
      'packages/site-output/standalone-bundle/*.ts',
      'package.json',
    ],
    packages: [],
  },
  last: 'worker.js',
  config: {
    source: {
      entry: {
        worker: join(root, folder, 'worker.ts'),
        selfDestroying: join(root, folder, 'selfDestroyingWorker.ts'),
      },
    },
    output: { target: 'web-worker', legalComments: 'none' },
  },
});

/** A JSON list of the folders of the packages in the workers. */
export const workerPackages = workers.packages;

/**
 * Compiles both workers, unless they have been already.
 *
 * @throws when they do not compile
 */
export const bundleWorkers = workers.build;

/**
 * The code of a service worker, compiled apart from the site; it reads `offlinePlan` from its global scope.
 *
 * @throws when it does not compile
 */
export async function bundleWorker(kind: WorkerKind): Promise<string> {
  await bundleWorkers();
  return readFileSync(join(workers.folder, `${kind}.js`), 'utf8');
}
