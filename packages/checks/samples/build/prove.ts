import { recall, remember } from '../../lib/memory.ts';
import { buildSites } from './run.ts';
import { isAsSaid, keyOf, type Outcome, type Site } from './site.ts';

/** The outcomes of a set of sites. */
export interface Proof<S extends Site> {
  outcomes: ReadonlyMap<S, Outcome>;
  /** How many sites were built in this run; equal sites count once. */
  built: number;
  /** How many outcomes were remembered from earlier runs. */
  remembered: number;
}

/** Builds every site once, or returns the remembered outcome of a run with the same packages. */
export async function proveSites<S extends Site>(sites: readonly S[]): Promise<Proof<S>> {
  const keys = new Map(sites.map((site) => [site, keyOf(site)]));
  const distinct = new Map([...keys].map(([site, key]) => [key, site]));
  const byKey = new Map<string, Outcome>();
  for (const key of distinct.keys()) {
    const known = recall<Outcome>('builds', key);
    if (known) byKey.set(key, known);
  }
  const remembered = byKey.size;
  const missing = [...distinct].filter(([key]) => !byKey.has(key));
  const fresh = await buildSites(missing.map(([, site]) => site));
  for (const [index, [key, site]] of missing.entries()) {
    const outcome = fresh[index];
    if (!outcome) throw new Error('A site was not built.');
    byKey.set(key, outcome);
    // Only remembers expected outcomes, because other failures may be temporary.
    if (isAsSaid(site, outcome)) remember('builds', key, outcome);
  }
  const outcomes = new Map<S, Outcome>();
  for (const [site, key] of keys) {
    const outcome = byKey.get(key);
    if (outcome) outcomes.set(site, outcome);
  }
  return { outcomes, built: missing.length, remembered };
}
