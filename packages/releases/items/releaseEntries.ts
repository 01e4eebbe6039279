import { readReleases, releaseDates } from '../records/readReleases.ts';
import type { Prepared, Release } from '../records/release.ts';
import { anchorOf, lineRoute } from '../records/versions.ts';
import { itemsOf, type ReleaseItem } from './releaseItems.ts';

/** A release, for the page that lists it. */
export interface ReleaseEntry {
  version: string;
  /** The release that this one is compared with; null for the first release. */
  previous: string | null;
  /** Missing if the date isn't known. */
  prepared?: Prepared | undefined;
  /** The ID of the entry's heading, e.g. `v2-0-22`. */
  anchor: string;
  /** The route of the page with the entry, without language and base. */
  route: string;
  /** The differences for users of the framework. */
  items: ReleaseItem[];
}

/** Returns the entries of the recorded releases, newest first. */
export const releaseEntries = (releases: readonly Release[] = readReleases()): ReleaseEntry[] =>
  releases
    .map((release) => ({
      version: release.version,
      previous: release.previous,
      prepared: releaseDates[release.version],
      anchor: anchorOf(release.version),
      route: lineRoute(release.version),
      items: itemsOf(release),
    }))
    .reverse();
