import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readText } from '@handbook/content/files';
import { apply, normalized } from './difference.ts';
import type { Facts, Prepared, Release } from './release.ts';
import { compareVersions } from './versions.ts';

/** The folder with one file for each release. */
export const dataFolder = fileURLToPath(new URL('../data/', import.meta.url));

/** The known release dates, by version. */
export const releaseDates: Readonly<Record<string, Prepared>> = JSON.parse(
  readText(new URL('../dates.json', import.meta.url)),
);

/** Reads the recorded releases, oldest first. */
export const readReleases = (): Release[] =>
  readdirSync(dataFolder)
    .map((file): Release => JSON.parse(readText(join(dataFolder, file))))
    .sort((a, b) => compareVersions(a.version, b.version));

/** Returns the facts of each release, by version, by applying all differences in order. */
export function replay(releases: readonly Release[]): Map<string, Facts> {
  const surfaces = new Map<string, Facts>();
  let current: Facts = {};
  for (const release of releases) {
    current = normalized({ ...apply(current, release), ...release.base });
    surfaces.set(release.version, current);
  }
  return surfaces;
}
