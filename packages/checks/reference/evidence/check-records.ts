import type { Problem } from '../../lib/problem.ts';
import type { Guard } from '../areas.ts';
import type { InertRecord } from '../inert.ts';
import { type Area, type Entry, isInternal } from '../surface/entry.ts';
import type { DefaultRecord } from './records.ts';

/** Areas of which every entry has a default, or none, that has to be proved. */
const complete: ReadonlySet<Area> = new Set(['config', 'frontmatter']);

/** Keys without a record of what happens when they are left out, and records of keys that are gone. */
export function unproved(
  area: Area,
  entries: readonly Entry[],
  records: Record<string, DefaultRecord>,
  inert: readonly InertRecord[],
): Problem[] {
  const own = entries.filter((entry) => entry.area === area);
  const needsRecord = (entry: Entry) =>
    entry.default === undefined &&
    !entry.required &&
    !isInternal(entry) &&
    !entry.tags.includes('shape') &&
    !inert.some(({ name }) => name === entry.name) &&
    complete.has(area);
  const file = 'packages/checks/reference/defaults.ts';
  return [
    ...own
      .filter((entry) => needsRecord(entry) && !(entry.name in records))
      .map(({ name, source }) => ({
        file,
        message: `Nothing proves what happens when ${name} (${source}) is left out.`,
        fix: 'Add a record: a probe, or the shipped file and expression that decide.',
      })),
    ...Object.keys(records)
      .filter((name) => !own.some((entry) => entry.name === name))
      .map((name) => ({
        file,
        message: `A default of ${name} is recorded, but ${area} has no such key any more.`,
        fix: 'Remove the record.',
      })),
  ];
}

/** Entries that no page answers for: a new area, or a hole between the pages of one. */
export const unguarded = (entries: readonly Entry[], guards: readonly Guard[]): Problem[] =>
  entries
    .filter(({ area }) => area !== 'type-members')
    .filter(
      (entry) => !guards.some(({ area, only }) => area === entry.area && (only?.(entry) ?? true)),
    )
    .map(({ area, name, source }) => ({
      file: 'packages/checks/reference/areas.ts',
      message: `No page answers for ${name} (${area}, ${source}).`,
      fix: 'Say which page does.',
    }));

/** Records about things that the installed framework no longer has. */
export function staleNames(
  entries: readonly Entry[],
  inert: readonly InertRecord[],
  foreign: Record<string, string>,
): Problem[] {
  const has = (area: Area, name: string) =>
    entries.some((entry) => entry.area === area && entry.name === name);
  return [
    ...inert
      .filter(({ area, name }) => !has(area, name))
      .map(({ area, name }) => ({
        file: 'packages/checks/reference/inert.ts',
        message: `${name} is recorded as inert, but ${area} has no such thing any more.`,
        fix: 'Remove the record.',
      })),
    ...Object.keys(foreign)
      .filter((name) => !has('environment', name) && !has('compile-flags', name))
      .map((name) => ({
        file: 'packages/checks/reference/areas.ts',
        message: `The variable ${name} is excused, but no shipped code reads it any more.`,
        fix: 'Remove the excuse.',
      })),
  ];
}
