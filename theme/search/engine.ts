import type { SearchEngine } from '../../search/types.ts';

let engine: Promise<SearchEngine> | undefined;

/**
 * Loads what answers the searches of this site, once; a failed attempt may be repeated.
 *
 * @throws an Error when its code cannot be loaded
 */
export function loadEngine(): Promise<SearchEngine> {
  engine ??= import('./local/localEngine.ts').then(
    (module) => module.createLocalEngine(),
    (error) => {
      engine = undefined;
      throw error;
    },
  );
  return engine;
}
