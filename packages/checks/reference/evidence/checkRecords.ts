import { placeOf } from '../../lib/placeOf.ts';
import type { Problem } from '../../lib/problem.ts';
import type { PageArea } from '../areas.ts';
import type { DeadOption } from '../deadOptions.ts';
import { type Area, type Entry, isInternal } from '../surface/entry.ts';
import type { DefaultRecord } from './records.ts';

const areasFile = 'packages/checks/reference/areas.ts';
const deadOptionsFile = 'packages/checks/reference/deadOptions.ts';

/** Areas in which every entry needs a record of its default. */
const complete: ReadonlySet<Area> = new Set(['config', 'frontmatter']);

/** Finds entries without a record of their default, and records of entries that no longer exist. */
export function unproved(
  area: Area,
  entries: readonly Entry[],
  records: Record<string, DefaultRecord>,
  deadOptions: readonly DeadOption[],
): Problem[] {
  const own = entries.filter((entry) => entry.area === area);
  const needsRecord = (entry: Entry) =>
    entry.default === undefined &&
    !entry.required &&
    !isInternal(entry) &&
    !entry.tags.includes('shape') &&
    !deadOptions.some(({ name }) => name === entry.name) &&
    complete.has(area);
  const file = 'packages/checks/reference/defaults.ts';
  return [
    ...own
      .filter((entry) => needsRecord(entry) && !(entry.name in records))
      .map(({ name, source }) => ({
        file,
        message: `No record states the default of ${name} (${source}).`,
        fix: 'Add a record to packages/checks/reference/defaults: a probe, or the published file and expression that set the default.',
      })),
    ...Object.keys(records)
      .filter((name) => !own.some((entry) => entry.name === name))
      .map((name) => ({
        file,
        message: `A default of ${name} is recorded, but ${area} no longer contains ${name}.`,
        fix: 'Remove the record from packages/checks/reference/defaults.',
      })),
  ];
}

/** Finds entries that no page documents. */
export const undocumented = (
  entries: readonly Entry[],
  pageAreas: readonly PageArea[],
): Problem[] =>
  entries
    .filter(({ area }) => area !== 'type-members')
    .filter(
      (entry) =>
        !pageAreas.some(({ area, only }) => area === entry.area && (only?.(entry) ?? true)),
    )
    .map(({ area, name, source }) => ({
      file: areasFile,
      message: `No page is set for ${name} (${area}, ${source}).`,
      fix: `Set the page that documents it in ${areasFile}.`,
    }));

/** Finds records about names that the installed framework no longer contains. */
export function staleNames(
  entries: readonly Entry[],
  deadOptions: readonly DeadOption[],
  foreign: Record<string, string>,
): Problem[] {
  const has = (area: Area, name: string) =>
    entries.some((entry) => entry.area === area && entry.name === name);
  return [
    ...deadOptions
      .filter(({ area, name }) => !has(area, name))
      .map(({ area, name }) => ({
        ...placeOf(deadOptionsFile, `'${name}'`),
        message: `${name} is recorded as a dead option, but ${area} no longer contains it.`,
        fix: 'Remove the record.',
      })),
    ...Object.keys(foreign)
      .filter((name) => !has('environment', name) && !has('compile-flags', name))
      .map((name) => ({
        ...placeOf(areasFile, `  ${name}: `),
        message: `foreignEnvironment contains ${name}, but the published code no longer reads it.`,
        fix: 'Remove the variable.',
      })),
  ];
}
