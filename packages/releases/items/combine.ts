import type { ReleaseItem } from './releaseItems.ts';

/** A difference with the release that made it. */
export interface DatedItem extends ReleaseItem {
  version: string;
}

/**
 * The differences of several releases as one, the oldest first: what came and went again is left out, what changed
 * twice is told from the first state to the last, what came and then changed is new as it is at the end.
 */
export function combine<Item extends DatedItem>(items: readonly Item[]): Item[] {
  const all = new Map<string, Item>();
  for (const item of items) {
    const key = `${item.area} ${item.name}`;
    const before = all.get(key);
    if (!before) all.set(key, item);
    else {
      all.delete(key);
      const both = joined(before, item);
      if (both) all.set(key, both);
    }
  }
  return [...all.values()];
}

function joined<Item extends DatedItem>(before: Item, item: Item): Item | undefined {
  if (before.kind === 'added') {
    if (item.kind === 'removed') return undefined;
    return { ...before, fact: { ...before.fact, ...item.fact } };
  }
  // It went and came back: nothing is told of what it was meanwhile.
  if (before.kind === 'removed') return undefined;
  if (item.kind === 'removed') return item;
  const was = { ...item.was, ...before.was };
  const fact = { ...before.fact, ...item.fact };
  const same = (Object.keys({ ...was, ...fact }) as (keyof typeof fact)[]).every(
    (key) => JSON.stringify(was[key]) === JSON.stringify(fact[key]),
  );
  return same ? undefined : { ...item, was, fact };
}
