import { readReleases } from '../records/readReleases.ts';
import type { Release } from '../records/release.ts';
import { type Prepared, releaseDates } from '../records/releaseDates.ts';
import { anchorOf, skipped } from '../records/versions.ts';
import { itemsOf, type ReleaseItem } from './releaseItems.ts';

/** A release, for pages and feeds. */
export interface ReleaseEntry {
  version: string;
  /** The release that this one is compared with; null for the first release. */
  previous: string | null;
  /** Versions since `previous` that couldn't be read. Their differences are part of this release. */
  skipped: string[];
  /** Missing if the date isn't known. */
  prepared?: Prepared;
  /** The ID of the entry's heading, e.g. `v2-0-22`. */
  anchor: string;
  /** The route of the page with the entry, without language and base. */
  route: string;
  /** The differences for users of the framework. */
  items: ReleaseItem[];
}

/** Returns the route of the page with a version's entry, e.g. `/releases/2-0`. */
export const lineRoute = (version: string): string =>
  `/releases/${version.split('.').slice(0, 2).join('-')}`;

/** Returns the entries of the recorded releases, newest first. */
export function releaseEntries(releases: readonly Release[] = readReleases()): ReleaseEntry[] {
  return releases
    .map((release): ReleaseEntry => {
      const { version, previous } = release;
      const prepared = releaseDates[version];
      return {
        version,
        previous,
        skipped: previous === null ? [] : skipped(previous, version),
        ...(prepared && { prepared }),
        anchor: anchorOf(version),
        route: lineRoute(version),
        items: itemsOf(release),
      };
    })
    .reverse();
}
