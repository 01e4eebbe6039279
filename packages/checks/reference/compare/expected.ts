import { foreignEnvironment, type Guard } from '../areas.ts';
import type { KnownDefault } from '../evidence/read-defaults.ts';
import type { InertRecord } from '../inert.ts';
import type { Stated } from '../page/stated.ts';
import { type Area, type Entry, isInternal } from '../surface/entry.ts';
import { knownDefault } from './compare-default.ts';

/** One entry that a page has to state, and what is known about it. */
export interface Expected {
  entry: Entry;
  guard: Guard;
  /** Its proved default; absent when nothing is known. */
  known?: KnownDefault;
  isInert: boolean;
  /** True when the page may leave it out, given what it states. */
  isOptional: (found: ReadonlyMap<string, Stated[]>) => boolean;
}

/** Everything a page that has these duties may state, most of which it must. */
export function expectedOn(
  own: readonly Guard[],
  entries: readonly Entry[],
  known: ReadonlyMap<Area, ReadonlyMap<string, KnownDefault>>,
  inert: readonly InertRecord[],
): Expected[] {
  const expected = new Map<string, Expected>();
  const isIn = ({ area, only }: Guard, entry: Entry) =>
    entry.area === area && (only?.(entry) ?? true);
  for (const entry of entries) {
    const guard = own.find((one) => isIn(one, entry));
    const isMember = entry.area === 'type-members';
    const [first] = own;
    if ((!guard && !isMember) || !first || expected.has(entry.name)) continue;
    const type = `${entry.name.split('.')[0]}.`;
    expected.set(entry.name, {
      entry,
      guard: guard ?? { ...first, types: true, defaults: false },
      known: knownDefault(entry, known.get(entry.area)),
      isInert: inert.some(({ area, name }) => area === entry.area && name === entry.name),
      isOptional: (found) =>
        (isMember && ![...found.keys()].some((name) => name.startsWith(type))) ||
        entry.name in foreignEnvironment ||
        (isInternal(entry) && entry.name.includes('.')),
    });
  }
  return [...expected.values()];
}
