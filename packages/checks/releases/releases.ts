import {
  type Difference,
  difference,
  type Facts,
  isEmpty,
  type Release,
  replay,
} from '@handbook/releases';
import type { Problem, RuleResult } from '../lib/problem.ts';

/** A release that was read in this run. */
export interface ReadRelease {
  version: string;
  facts: Facts;
}

/** The facts of some areas. */
const within = (facts: Facts, areas: readonly string[]): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([area]) => areas.includes(area)));

const fix = 'Run `npm run releases`, review the changes, and commit them.';

function problemsIn(version: string, { added, removed, changed }: Difference): Problem[] {
  const file = `packages/releases/data/${version}.json`;
  const each = (part: Record<string, object>, words: string) =>
    Object.entries(part).flatMap(([area, names]) =>
      Object.keys(names).map((name) => ({
        file,
        message: `${name} (${area}) ${words} ${version}.`,
        fix,
      })),
    );
  return [
    ...each(added, 'is not recorded, but is part of'),
    ...each(removed, 'is recorded, but is not part of'),
    ...each(changed, 'is recorded with other values than in'),
  ];
}

/**
 * Compares the records with releases that were read again: the names of the first release and all later differences
 * must result in the names of the newest releases.
 */
export function releases(recorded: readonly Release[], fresh: readonly ReadRelease[]): RuleResult {
  const surfaces = replay(recorded);
  const problems = fresh.flatMap(({ version, facts }): Problem[] => {
    const known = surfaces.get(version);
    if (!known) {
      return [
        { file: 'packages/releases/data', message: `Rspress ${version} is not recorded.`, fix },
      ];
    }
    const areas = Object.keys(facts);
    return problemsIn(version, difference(within(known, areas), facts));
  });
  return {
    problems,
    counted: {
      releases: recorded.length,
      readAgain: fresh.length,
      differences: recorded.filter((release) => !isEmpty(release)).length,
      names: Object.values(fresh.at(-1)?.facts ?? {}).flatMap(Object.keys).length,
    },
  };
}

/** Whether an area counts as known. The first version of a plugin isn't a difference, but a new area of the core is. */
const isKnown = (area: string, known: readonly string[]): boolean =>
  known.length > 0 && (!area.startsWith('plugin:') || known.includes(area));

/**
 * Creates the records of releases.
 *
 * @param read the releases in order; a plugin that wasn't published with a release keeps its names
 */
export function record(read: readonly (ReadRelease & { packages: string[] })[]): Release[] {
  let before: { version: string; facts: Facts } | undefined;
  return read.map(({ version, packages, facts }): Release => {
    const carried = Object.entries(before?.facts ?? {}).filter(
      ([area]) => area.startsWith('plugin:') && !packages.includes(area.replace(':', '-')),
    );
    const all = { ...Object.fromEntries(carried), ...facts };
    const known = Object.keys(before?.facts ?? {});
    const first = Object.entries(all).filter(([area]) => !isKnown(area, known));
    const others = Object.entries(all).filter(([area]) => isKnown(area, known));
    const release: Release = {
      version,
      previous: before?.version ?? null,
      packages,
      base: Object.fromEntries(first),
      ...difference(before?.facts ?? {}, Object.fromEntries(others)),
    };
    before = { version, facts: all };
    return release;
  });
}
