import type { Change, Difference, Fact, Facts } from './release.ts';

const names = (facts: Facts, area: string): Record<string, Fact> => facts[area] ?? {};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Sorts keys, so that equal facts have the same JSON. */
const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Compares two facts. Returns undefined if they are equal. */
function changeOf(older: Fact, newer: Fact): Change | undefined {
  const keys = [...new Set([...Object.keys(older), ...Object.keys(newer)])] as (keyof Fact)[];
  const differing = keys.filter((key) => !same(older[key], newer[key])).sort();
  if (differing.length === 0) return undefined;
  const only = (fact: Fact) =>
    Object.fromEntries(differing.flatMap((key) => (key in fact ? [[key, fact[key]]] : [])));
  return { from: only(older), to: only(newer) };
}

/** Compares two releases: which names were added, removed, and changed. */
export function difference(older: Facts, newer: Facts): Difference {
  const result: Difference = { added: {}, removed: {}, changed: {} };
  const set = <Value>(
    target: Record<string, Record<string, Value>>,
    area: string,
    name: string,
    value: Value,
  ) => {
    target[area] = { ...target[area], [name]: value };
  };
  const areas = [...new Set([...Object.keys(older), ...Object.keys(newer)])].sort();
  for (const area of areas) {
    const before = names(older, area);
    const after = names(newer, area);
    for (const name of Object.keys({ ...before, ...after }).sort()) {
      const was = before[name];
      const is = after[name];
      if (!was && is) set(result.added, area, name, is);
      else if (was && !is) set(result.removed, area, name, was);
      else if (was && is) {
        const change = changeOf(was, is);
        if (change) set(result.changed, area, name, change);
      }
    }
  }
  return result;
}

/** Whether two releases have no differences. */
export const isEmpty = ({ added, removed, changed }: Difference): boolean =>
  [added, removed, changed].every((part) => Object.keys(part).length === 0);

/** Applies a difference to the older release. */
export function apply(older: Facts, { added, removed, changed }: Difference): Facts {
  const newer: Facts = {};
  for (const area of new Set([...Object.keys(older), ...Object.keys(added)])) {
    const kept = Object.entries(names(older, area)).flatMap(([name, fact]): [string, Fact][] => {
      if (removed[area]?.[name]) return [];
      const change = changed[area]?.[name];
      return [[name, change ? changedFact(fact, change) : fact]];
    });
    const all = { ...Object.fromEntries(kept), ...added[area] };
    if (Object.keys(all).length > 0) newer[area] = all;
  }
  return normalized(newer);
}

function changedFact(fact: Fact, { from, to }: Change): Fact {
  const kept = Object.entries(fact).filter(([key]) => !(key in from));
  return { ...Object.fromEntries(kept), ...to };
}

/** Sorts areas, names, and keys of facts. */
export const normalized = (facts: Facts): Facts =>
  sorted(
    Object.fromEntries(
      Object.entries(facts).map(([area, entries]) => [
        area,
        sorted(
          Object.fromEntries(
            Object.entries(entries).map(([name, fact]) => [name, sorted({ ...fact })]),
          ),
        ),
      ]),
    ),
  ) as Facts;
