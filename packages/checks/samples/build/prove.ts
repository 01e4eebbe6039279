import { recall, remember } from '../../lib/memory.ts';
import { buildSites } from './run.ts';
import { isAsSaid, keyOf, type Outcome, type Site } from './site.ts';

/** What building came to. */
export interface Proof<S extends Site> {
  outcomes: ReadonlyMap<S, Outcome>;
  /** Sites that were built now; equal ones count once. */
  built: number;
  /** Sites whose outcome an earlier run had left. */
  remembered: number;
}

/** Builds every site once, or recalls what an earlier run with the same packages came to. */
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
    // Only what came out as said is kept: what failed may have failed for a passing reason.
    if (isAsSaid(site, outcome)) remember('builds', key, outcome);
  }
  const outcomes = new Map<S, Outcome>();
  for (const [site, key] of keys) {
    const outcome = byKey.get(key);
    if (outcome) outcomes.set(site, outcome);
  }
  return { outcomes, built: missing.length, remembered };
}
