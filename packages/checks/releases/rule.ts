import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  compareVersions,
  dataFolder,
  readReferences,
  readReleases,
  releaseEntries,
} from '@handbook/releases';
import type { RuleResult } from '../lib/problem.ts';
import { nothing, type Scope } from '../runner/rule.ts';
import { type InstalledRelease, installedRelease } from './facts.ts';
import { pageProblems, writePages } from './pages.ts';
import { record, releases } from './releases.ts';

export const name = 'releases';
export const needsBuild = false;

/** Compares the records with the installed release, and the lists on the pages with the records. */
export async function run({ isPart, update }: Scope): Promise<RuleResult> {
  if (isPart) return nothing;
  const installed = await installedRelease();
  const references = readReferences();
  const linkOf = (area: string, it: string) => references.nearest(area, it);
  if (update) {
    writeRecord(installed);
    writePages(releaseEntries(), linkOf);
  }
  const all = readReleases();
  const entries = releaseEntries(all);
  const { problems, counted } = releases(all, installed);
  return {
    problems: [...problems, ...pageProblems(entries, linkOf)],
    counted: { ...counted, entries: entries.length * 2 },
  };
}

/** Records the installed release as the difference from the release before it. */
function writeRecord(installed: InstalledRelease): void {
  const { version } = installed;
  const earlier = readReleases().filter((one) => compareVersions(one.version, version) < 0);
  const text = JSON.stringify(record(installed, earlier), null, 1);
  writeFileSync(join(dataFolder, `${version}.json`), `${text}\n`);
}
