import type { Change, Difference, Fact, Facts } from './release.ts';

/** Returns the keys of both records, sorted. */
const keysOf = (a: object = {}, b: object = {}): string[] => Object.keys({ ...a, ...b }).sort();

/** Compares two facts. Returns undefined if they are equal. */
function changeOf(older: Fact, newer: Fact): Change | undefined {
  const keys = (keysOf(older, newer) as (keyof Fact)[]).filter(
    (key) => JSON.stringify(older[key]) !== JSON.stringify(newer[key]),
  );
  if (keys.length === 0) return undefined;
  const only = (fact: Fact) =>
    Object.fromEntries(keys.flatMap((key) => (key in fact ? [[key, fact[key]]] : [])));
  return { from: only(older), to: only(newer) };
}

/** Compares two releases: which names were added, removed, and changed. */
export function difference(older: Facts, newer: Facts): Difference {
  const { added, removed, changed }: Difference = { added: {}, removed: {}, changed: {} };
  for (const area of keysOf(older, newer)) {
    for (const name of keysOf(older[area], newer[area])) {
      const was = older[area]?.[name];
      const is = newer[area]?.[name];
      const change = was && is && changeOf(was, is);
      if (change) changed[area] = { ...changed[area], [name]: change };
      else if (is && !was) added[area] = { ...added[area], [name]: is };
      else if (was && !is) removed[area] = { ...removed[area], [name]: was };
    }
  }
  return { added, removed, changed };
}

/** Applies a difference to the older release. */
export function apply(older: Facts, { added, removed, changed }: Difference): Facts {
  const newer: Facts = {};
  for (const area of keysOf(older, added)) {
    const kept = Object.entries(older[area] ?? {}).filter(([name]) => !removed[area]?.[name]);
    const facts = kept.map(([name, fact]): [string, Fact] => {
      const { from = {}, to = {} } = changed[area]?.[name] ?? {};
      const same = Object.entries(fact).filter(([key]) => !(key in from));
      return [name, { ...Object.fromEntries(same), ...to }];
    });
    const all = { ...Object.fromEntries(facts), ...added[area] };
    if (Object.keys(all).length > 0) newer[area] = all;
  }
  return normalized(newer);
}

/** Sorts all keys, so that equal facts have the same JSON. */
export function normalized<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, inner]) => [key, normalized(inner)])) as Value;
}
