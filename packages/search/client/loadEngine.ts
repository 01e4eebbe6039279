import type { SearchEngine } from '../engine/types.ts';
import type {} from '../hosted/settings.ts';
import { createLocalEngine } from '../local/localEngine.ts';

let engine: Promise<SearchEngine> | undefined;

/**
 * Loads the engine that this build is configured for. The local engine is small and bundled with the search button, so its
 * worker and documents load at the same time as the dialog.
 */
const load = async (): Promise<SearchEngine> =>
  HOSTED_SEARCH
    ? (
        await import(/* webpackChunkName: "search-hosted" */ '../hosted/hostedEngine.ts')
      ).createHostedEngine(HOSTED_SEARCH)
    : createLocalEngine();

/**
 * Loads the search engine of this site once. After a failure, the next call tries again.
 *
 * @throws an Error if the code of the engine can't be loaded
 */
export function loadEngine(): Promise<SearchEngine> {
  engine ??= load().catch((error) => {
    engine = undefined;
    throw error;
  });
  return engine;
}
