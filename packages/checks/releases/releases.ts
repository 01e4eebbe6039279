import {
  type Difference,
  difference,
  type Facts,
  normalized,
  type Release,
  replay,
} from '@handbook/releases';
import type { Problem, RuleResult } from '../lib/problem.ts';
import type { InstalledRelease } from './facts.ts';

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

/** Areas whose defaults every release shows itself. The others are partly recorded by hand, for the installed release. */
const readDefaults = ['css-variables', 'i18n-keys'];

/** The facts of a release with the defaults that were recorded for it when it was the installed release. */
const withRecordedDefaults = (facts: Facts, recorded: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([area, names]) => [
      area,
      Object.fromEntries(
        Object.entries(names).map(([name, { default: own, ...fact }]) => {
          const known = recorded[area]?.[name];
          const value = known && !readDefaults.includes(area) ? known.default : own;
          return [name, { ...fact, ...(value !== undefined && { default: value }) }];
        }),
      ),
    ]),
  );

/** Compares the records with the installed release: all differences in order must result in its names. */
export function releases(
  recorded: readonly Release[],
  { version, facts }: Pick<InstalledRelease, 'version' | 'facts'>,
): RuleResult {
  const known = replay(recorded).get(version);
  const names = Object.values(facts).flatMap(Object.keys).length;
  const missing = {
    file: 'packages/releases/data',
    message: `Rspress ${version} is not recorded.`,
    fix,
  };
  return {
    problems: known
      ? problemsIn(
          version,
          difference(
            within(known, Object.keys(facts)),
            normalized(withRecordedDefaults(facts, known)),
          ),
        )
      : [missing],
    counted: { releases: recorded.length, names },
  };
}

/** Whether an area counts as known. The first version of a plugin isn't a difference, but a new area of the core is. */
const isKnown = (area: string, known: readonly string[]): boolean =>
  known.length > 0 && (!area.startsWith('plugin:') || known.includes(area));

/** Creates the record of a release. A plugin that wasn't published with it keeps its names. */
export function record(
  { version, packages, facts }: InstalledRelease,
  earlier: readonly Release[],
): Release {
  const previous = earlier.at(-1)?.version ?? null;
  const before = (previous && replay(earlier).get(previous)) || {};
  const carried = Object.entries(before).filter(
    ([area]) => area.startsWith('plugin:') && !packages.includes(area.replace(':', '-')),
  );
  const all = Object.entries({
    ...Object.fromEntries(carried),
    ...withRecordedDefaults(facts, before),
  });
  const known = Object.keys(before);
  return {
    version,
    previous,
    packages,
    base: Object.fromEntries(all.filter(([area]) => !isKnown(area, known))),
    ...difference(before, Object.fromEntries(all.filter(([area]) => isKnown(area, known)))),
  };
}
