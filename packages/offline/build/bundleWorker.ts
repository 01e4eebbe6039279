import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { standaloneBundle } from '@handbook/site-output';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = 'packages/offline/worker';

type WorkerKind = 'worker' | 'selfDestroying';

const workers = standaloneBundle({
  prefix: 'offline',
  inputs: {
    root,
    files: [
      'packages/offline/{plan,worker}/*.ts',
      'packages/content/address/*.{mjs,ts}',
      'packages/site-output/standalone-bundle/*.ts',
    ],
    packages: [
      '@rsbuild/core',
      // Part of workbox-expiration.
      'idb',
      'workbox-core',
      'workbox-expiration',
      'workbox-routing',
      'workbox-strategies',
    ],
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

/** The path of a JSON file that lists the packages in the workers. */
export const workerPackages = workers.packages;

/**
 * Compiles both workers unless they are cached.
 *
 * @throws Error if a worker doesn't compile
 */
export const bundleWorkers = workers.build;

/**
 * Returns the code of a service worker, which reads `offlinePlan` from the global scope.
 *
 * @throws Error if the worker doesn't compile
 */
export async function bundleWorker(kind: WorkerKind): Promise<string> {
  await bundleWorkers();
  return readFileSync(join(workers.folder, `${kind}.js`), 'utf8');
}
