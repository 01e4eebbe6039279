import type { ReleaseItem } from './releaseItems.ts';

/** A difference and its release. */
export interface DatedItem extends ReleaseItem {
  version: string;
}

/**
 * Merges the differences of several releases, oldest first: a name that was added and removed is left out, two changes become
 * one, and a name that was added and changed is new with its last facts.
 */
export function combine<Item extends DatedItem>(items: readonly Item[]): Item[] {
  const all = new Map<string, Item>();
  for (const item of items) {
    const key = `${item.area} ${item.name}`;
    const before = all.get(key);
    if (!before) all.set(key, item);
    else {
      all.delete(key);
      const merged = merge(before, item);
      if (merged) all.set(key, merged);
    }
  }
  return [...all.values()];
}

function merge<Item extends DatedItem>(before: Item, item: Item): Item | undefined {
  if (before.kind === 'added') {
    if (item.kind === 'removed') return undefined;
    return { ...before, fact: { ...before.fact, ...item.fact } };
  }
  // A name that was removed and added again is left out.
  if (before.kind === 'removed') return undefined;
  if (item.kind === 'removed') return item;
  const was = { ...item.was, ...before.was };
  const fact = { ...before.fact, ...item.fact };
  const same = (Object.keys({ ...was, ...fact }) as (keyof typeof fact)[]).every(
    (key) => JSON.stringify(was[key]) === JSON.stringify(fact[key]),
  );
  return same ? undefined : { ...item, was, fact };
}
