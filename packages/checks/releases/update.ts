import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareVersions, dataFolder, type Release } from '@handbook/releases';
import { locateFramework } from '../reference/surface/framework.ts';
import { published } from './install.ts';
import { readFacts } from './readFacts.ts';
import { record } from './releases.ts';

/** A release that the registry names and cannot deliver whole. */
export interface Unreadable {
  version: string;
  reason: string;
}

/**
 * Reads every final 2.0.x release that the registry can deliver, up to the installed one, and makes their records.
 *
 * @param tell gets a line for each release as it is read
 * @throws Error with npm's words when the registry does not answer
 */
export async function readAll(
  tell: (line: string) => void,
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
      tell(`${version}: read, with ${own.length} plugins`);
    } catch (error) {
      unreadable.push({ version, reason: String(error) });
      tell(`${version}: left out. ${String(error)}`);
    }
  }
  return { releases: record(read), unreadable };
}

/** Writes the records, one file a release, in place of those that were there. */
export function write(releases: readonly Release[], folder = dataFolder): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const release of releases) {
    writeFileSync(join(folder, `${release.version}.json`), `${JSON.stringify(release, null, 1)}\n`);
  }
}
