import { newestFacts, readReleases } from '../records/readReleases.ts';
import type { Facts, Release } from '../records/release.ts';
import { References } from './references.ts';

/** Returns the release that added each name, by area and name. Names of the first release aren't listed. */
export function addedIn(releases: readonly Release[]): Map<string, string> {
  const since = new Map<string, string>();
  for (const { version, added, removed } of releases) {
    for (const [area, facts] of Object.entries(removed)) {
      for (const name of Object.keys(facts)) since.delete(`${area} ${name}`);
    }
    for (const [area, facts] of Object.entries(added)) {
      for (const name of Object.keys(facts)) since.set(`${area} ${name}`, version);
    }
  }
  return since;
}

/** The release that added an entry, by the route of its page and the entry's ID. */
export type SinceByEntry = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Returns the entries that a release after the first one added. An entry that describes several names only counts if the same
 * release added all of them.
 */
export function sinceByEntry(
  releases: readonly Release[],
  facts: Facts,
  references: Pick<References, 'exact'>,
): SinceByEntry {
  const since = addedIn(releases);
  const versions = new Map<string, Map<string, Set<string>>>();
  for (const [area, names] of Object.entries(facts)) {
    for (const name of Object.keys(names)) {
      const place = references.exact(area, name);
      if (!place) continue;
      const page = versions.get(place.route) ?? new Map<string, Set<string>>();
      const found = page.get(place.anchor) ?? new Set<string>();
      versions.set(
        place.route,
        page.set(place.anchor, found.add(since.get(`${area} ${name}`) ?? '')),
      );
    }
  }
  return new Map(
    [...versions].map(([route, entries]) => [
      route,
      new Map(
        [...entries].flatMap(([anchor, found]): [string, string][] => {
          const [version] = found;
          return found.size === 1 && version ? [[anchor, version]] : [];
        }),
      ),
    ]),
  );
}

let known: SinceByEntry | undefined;

/** Reads the recorded releases and this site's pages once, and returns the release that added each entry. */
export function readSince(): SinceByEntry {
  if (!known) {
    const releases = readReleases();
    const facts = newestFacts(releases);
    known = sinceByEntry(releases, facts, new References(facts));
  }
  return known;
}
