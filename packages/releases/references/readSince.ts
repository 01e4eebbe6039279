import { readReleases } from '../records/readReleases.ts';
import type { Facts, Release } from '../records/release.ts';
import { type References, readReferences } from './references.ts';

/** The release that added an entry, by its route and ID: `/api/config/config-basic#siteorigin`. */
export type SinceByEntry = ReadonlyMap<string, string>;

/** Calls back with the area and the name of each fact. */
function forEachName(facts: Facts, call: (area: string, name: string) => void): void {
  for (const [area, names] of Object.entries(facts)) {
    for (const name of Object.keys(names)) call(area, name);
  }
}

/**
 * Returns the entries that a release after the first one added. An entry that describes several names only counts if the same
 * release added all of them.
 */
export function sinceByEntry(
  releases: readonly Release[],
  references: Pick<References, 'exact'>,
): SinceByEntry {
  /** The version that added each name; empty for the first release. */
  const names = new Map<string, { entry: string | undefined; version: string }>();
  for (const { version, base, added, removed } of releases) {
    const add = (since: string) => (area: string, name: string) =>
      names.set(`${area} ${name}`, { entry: references.exact(area, name), version: since });
    forEachName(removed, (area, name) => names.delete(`${area} ${name}`));
    forEachName(base, add(''));
    forEachName(added, add(version));
  }
  const entries = new Map<string, string>();
  for (const { entry, version } of names.values()) {
    if (entry === undefined) continue;
    const before = entries.get(entry) ?? version;
    entries.set(entry, before === version ? version : '');
  }
  return new Map([...entries].filter(([, version]) => version !== ''));
}

let known: SinceByEntry | undefined;

/** Reads the recorded releases and this site's pages once, and returns the release that added each entry. */
export function readSince(): SinceByEntry {
  known ??= sinceByEntry(readReleases(), readReferences());
  return known;
}
