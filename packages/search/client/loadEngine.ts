import type { SearchEngine } from '../engine/types.ts';
import type {} from '../hosted/settings.ts';
import { createLocalEngine } from '../local/localEngine.ts';

let engine: Promise<SearchEngine> | undefined;

/**
 * The engine that this build was configured for. The local one is small and comes with the search button, so its worker
 * and documents load at the same time as the dialog.
 */
const load = async (): Promise<SearchEngine> =>
  HOSTED_SEARCH
    ? (
        await import(/* webpackChunkName: "search-hosted" */ '../hosted/hostedEngine.ts')
      ).createHostedEngine(HOSTED_SEARCH)
    : createLocalEngine();

/**
 * Loads what answers the searches of this site, once; a failed attempt may be repeated.
 *
 * @throws an Error when its code cannot be loaded
 */
export function loadEngine(): Promise<SearchEngine> {
  engine ??= load().catch((error) => {
    engine = undefined;
    throw error;
  });
  return engine;
}
