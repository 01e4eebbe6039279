import { foreignEnvironment, foreignOptions, type PageArea } from '../areas.ts';
import type { DeadOption } from '../deadOptions.ts';
import type { KnownDefault } from '../evidence/readDefaults.ts';
import type { Stated } from '../page/stated.ts';
import { type Area, type Entry, isInternal } from '../surface/entry.ts';
import { knownDefault } from './compareDefault.ts';

/** One entry that a page must document, and what is known about it. */
export interface Expected {
  entry: Entry;
  pageArea: PageArea;
  /** The known default, if any. */
  known?: KnownDefault;
  isDead: boolean;
  /** Whether the page may omit the entry, given its other entries. */
  isOptional: (found: ReadonlyMap<string, Stated[]>) => boolean;
}

/** The entries of a page. It may omit some of them. */
export function expectedOn(
  own: readonly PageArea[],
  entries: readonly Entry[],
  known: ReadonlyMap<Area, ReadonlyMap<string, KnownDefault>>,
  deadOptions: readonly DeadOption[],
): Expected[] {
  const expected = new Map<string, Expected>();
  const isIn = ({ area, only }: PageArea, entry: Entry) =>
    entry.area === area && (only?.(entry) ?? true);
  for (const entry of entries) {
    const pageArea = own.find((one) => isIn(one, entry));
    const isMember = entry.area === 'type-members';
    const [first] = own;
    if ((!pageArea && !isMember) || !first || expected.has(entry.name)) continue;
    const type = `${entry.name.split('.')[0]}.`;
    expected.set(entry.name, {
      entry,
      pageArea: pageArea ?? { ...first, types: true, defaults: false },
      known: knownDefault(entry, known.get(entry.area)),
      isDead: deadOptions.some(({ area, name }) => area === entry.area && name === entry.name),
      isOptional: (found) =>
        (isMember && ![...found.keys()].some((name) => name.startsWith(type))) ||
        entry.name in foreignEnvironment ||
        foreignOptions.test(entry.name) ||
        (isInternal(entry) && entry.name.includes('.')),
    });
  }
  return [...expected.values()];
}
