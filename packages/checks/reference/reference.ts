import type { Page } from '@handbook/content';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { foreignEnvironment, type Guard, guards, pluginGuard } from './areas.ts';
import { comparePage } from './compare/compare-page.ts';
import { expectedOn } from './compare/expected.ts';
import { defaults } from './defaults.ts';
import { checkInert, findUnread } from './evidence/check-inert.ts';
import { staleNames, unguarded, unproved } from './evidence/check-records.ts';
import { type KnownDefault, readDefaults } from './evidence/read-defaults.ts';
import type { DefaultRecord } from './evidence/records.ts';
import { type InertRecord, inert } from './inert.ts';
import type { Area } from './surface/entry.ts';
import type { Surface } from './surface/surface.ts';

/** A page of the reference that is not written yet. */
export interface Unwritten {
  lang: 'en' | 'zh';
  route: string;
  entries: number;
}

/** What the rule compares the surface with; the project's own data unless a test passes other data. */
export interface Data {
  guards: Guard[];
  defaults: Partial<Record<Area, Record<string, DefaultRecord>>>;
  inert: InertRecord[];
}

export const data: Data = { guards, defaults, inert };

/**
 * Compares everything the framework ships with the pages that answer for it, in both languages and
 * both ways, and the project's records about defaults and inert keys with the shipped code.
 *
 * @returns also the pages that are owed, and those about plugins that are not installed
 */
export async function reference(
  pages: readonly Page[],
  surface: Surface,
  { guards, defaults, inert }: Data = data,
): Promise<RuleResult & { unwritten: Unwritten[]; unchecked: string[] }> {
  const { framework, entries } = surface;
  const problems: Problem[] = [
    ...checkInert(framework, inert),
    ...findUnread(framework, entries, inert),
  ];
  const known = new Map<Area, Map<string, KnownDefault>>();
  for (const [area, records] of Object.entries(defaults) as [
    Area,
    Record<string, DefaultRecord>,
  ][]) {
    const read = await readDefaults(framework, records);
    known.set(area, read.known);
    problems.push(...read.problems, ...unproved(area, entries, records, inert));
  }
  const plugins = Object.keys(framework.plugins).map((name) => pluginGuard(`plugin:${name}`));
  const all = [...guards, ...plugins];
  problems.push(...unguarded(entries, all), ...staleNames(entries, inert, foreignEnvironment));

  const unwritten: Unwritten[] = [];
  let stated = 0;
  let guarded = 0;
  for (const route of new Set(all.map((guard) => guard.route))) {
    const own = all.filter((guard) => guard.route === route);
    const expected = expectedOn(own, entries, known, inert);
    const required = expected.filter(({ isOptional }) => !isOptional(new Map())).length;
    for (const lang of ['en', 'zh'] as const) {
      const page = pages.find((one) => one.route === route && one.lang === lang);
      if (!page) {
        unwritten.push({ lang, route, entries: required });
        continue;
      }
      const prefixes = own.flatMap(({ prefix }) => prefix ?? []);
      const claims = own.flatMap((guard) => guard.claims ?? []);
      const compared = comparePage({ page, expected, prefixes, claims, surface });
      problems.push(...compared.problems);
      stated += compared.stated;
      guarded++;
    }
  }
  return {
    problems,
    unwritten,
    unchecked: pages
      .filter(({ route }) => /^\/plugin\/official-plugins\/(?!overview)/.test(route))
      .filter(({ route }) => !all.some((guard) => guard.route === route))
      .map(({ file }) => file),
    counted: { entries: entries.length, referencePages: guarded, statedEntries: stated },
  };
}
