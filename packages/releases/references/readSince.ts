import { readReleases } from '../records/readReleases.ts';
import type { Facts, Release } from '../records/release.ts';
import { type References, readReferences } from './references.ts';

/** The release that added an entry, by its route and ID: `/api/config/config-basic#siteorigin`. */
export type SinceByEntry = ReadonlyMap<string, string>;

/** Returns the area and the name of each fact. */
const namesOf = (facts: Facts) =>
  Object.entries(facts).flatMap(([area, names]) => Object.keys(names).map((name) => [area, name]));

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
    for (const name of namesOf(removed)) names.delete(name.join(' '));
    for (const [facts, since] of [
      [base, ''],
      [added, version],
    ] as const) {
      for (const [area = '', name = ''] of namesOf(facts)) {
        names.set(`${area} ${name}`, { entry: references.exact(area, name), version: since });
      }
    }
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
