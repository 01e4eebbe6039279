import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apply, normalized } from './difference.ts';
import type { Facts, Release } from './release.ts';
import { compareVersions } from './versions.ts';

/** The folder with one file for each release. */
export const dataFolder = fileURLToPath(new URL('../data/', import.meta.url));

/**
 * Reads the recorded releases, oldest first.
 *
 * @throws {Error} if a release isn't compared with the release before it
 */
export function readReleases(): Release[] {
  const releases = readdirSync(dataFolder)
    .map((file): Release => JSON.parse(readFileSync(join(dataFolder, file), 'utf8')))
    .sort((a, b) => compareVersions(a.version, b.version));
  for (const [at, { version, previous }] of releases.entries()) {
    const before = releases[at - 1]?.version ?? null;
    if (previous !== before) {
      throw new Error(
        `packages/releases/data/${version}.json isn't compared with ${before}. Fix: run npm run releases.`,
      );
    }
  }
  return releases;
}

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

/** Returns the facts of the newest release. */
export const newestFacts = (releases: readonly Release[]): Facts =>
  [...replay(releases).values()].at(-1) ?? {};
