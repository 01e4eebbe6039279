import { readReleases } from '../records/readReleases.ts';
import type { Release } from '../records/release.ts';
import { type Prepared, releaseDates } from '../records/releaseDates.ts';
import { anchorOf, skipped } from '../records/versions.ts';
import type { ReleaseItem } from './releaseItems.ts';
import { itemsOf } from './releaseItems.ts';

/** One release, as pages and feeds tell it. */
export interface ReleaseEntry {
  version: string;
  /** The release that it is compared with; null for the first. */
  previous: string | null;
  /** Versions between the two that could not be read, so that this release tells what they brought. */
  skipped: string[];
  /** Where it is known. */
  prepared?: Prepared;
  /** Id of the entry on the page of its line, e.g. `v2-0-22`. */
  anchor: string;
  /** Route of that page, without language and base. */
  route: string;
  /** What differs for those who use the framework; empty where nothing does. */
  items: ReleaseItem[];
}

/** The route of the page that a version's entry is on, e.g. `/releases/2-0`. */
export const lineRoute = (version: string): string =>
  `/releases/${version.split('.').slice(0, 2).join('-')}`;

/** The recorded releases as they are told, the newest first. */
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
