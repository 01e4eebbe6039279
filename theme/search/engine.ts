import type { SearchEngine } from '../../search/types.ts';

let engine: Promise<SearchEngine> | undefined;

/** The engine that answers the search, downloaded on the first call. */
export function loadEngine(): Promise<SearchEngine> {
  engine ??= import('./local/localEngine.ts').then(({ createLocalEngine }) => createLocalEngine());
  // A failed download is not kept.
  engine.catch(() => {
    engine = undefined;
  });
  return engine;
}
