import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apply, normalized } from './difference.ts';
import type { Facts, Release } from './release.ts';
import { compareVersions } from './versions.ts';

/** Where the releases are recorded, one file each. */
export const dataFolder = fileURLToPath(new URL('../data/', import.meta.url));

/**
 * Reads the recorded releases, the oldest first.
 *
 * @throws Error when one of them is not compared with the one before it
 */
export function readReleases(folder = dataFolder): Release[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((it) => it.endsWith('.json')) : [];
  const releases = files
    .map((file): Release => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')))
    .sort((a, b) => compareVersions(a.version, b.version));
  for (const [at, { version, previous }] of releases.entries()) {
    const before = releases[at - 1]?.version ?? null;
    if (previous !== before) {
      throw new Error(
        `packages/releases/data/${version}.json does not follow ${before}: run npm run releases.`,
      );
    }
  }
  return releases;
}

/** What each release offers, by version: what was read first, then difference after difference. */
export function replay(releases: readonly Release[]): Map<string, Facts> {
  const surfaces = new Map<string, Facts>();
  let current: Facts = {};
  for (const release of releases) {
    current = normalized({ ...apply(current, release), ...release.base });
    surfaces.set(release.version, current);
  }
  return surfaces;
}
