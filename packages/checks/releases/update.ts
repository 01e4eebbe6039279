import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareVersions, dataFolder, type Release } from '@handbook/releases';
import { locateFramework } from '../reference/surface/framework.ts';
import { published } from './install.ts';
import { readFacts } from './readFacts.ts';
import { record } from './releases.ts';

/** A release that the registry lists but can't deliver completely. */
interface Unreadable {
  version: string;
  reason: string;
}

/**
 * Reads every final 2.0.x release in the registry, up to the installed release, and creates their records.
 *
 * @param log receives a line for each release
 * @throws Error with the message of npm if the registry doesn't respond
 */
export async function readAll(
  log: (line: string) => void,
): Promise<{ releases: Release[]; unreadable: Unreadable[] }> {
  const { version: installed, plugins } = locateFramework();
  const versions = (await published('@rspress/core'))
    .filter((version) => compareVersions(version, installed) <= 0)
    .sort(compareVersions);
  const served = new Map<string, string[]>();
  for (const name of Object.keys(plugins).sort()) {
    served.set(name, await published(`@rspress/plugin-${name}`));
  }
  const read: Parameters<typeof record>[0][number][] = [];
  const unreadable: Unreadable[] = [];
  for (const [at, version] of versions.entries()) {
    const own = [...served].flatMap(([name, all]) => (all.includes(version) ? [name] : []));
    try {
      const facts = await readFacts(version, own, at >= versions.length - 2);
      read.push({ version, facts, packages: ['core', ...own.map((name) => `plugin-${name}`)] });
      log(`${version}: read, with ${own.length} plugins`);
    } catch (error) {
      unreadable.push({ version, reason: String(error) });
      log(`${version}: left out. ${String(error)}`);
    }
  }
  return { releases: record(read), unreadable };
}

/** Replaces the records, with one file for each release. */
export function write(releases: readonly Release[]): void {
  rmSync(dataFolder, { recursive: true, force: true });
  mkdirSync(dataFolder, { recursive: true });
  for (const release of releases) {
    writeFileSync(
      join(dataFolder, `${release.version}.json`),
      `${JSON.stringify(release, null, 1)}\n`,
    );
  }
}
