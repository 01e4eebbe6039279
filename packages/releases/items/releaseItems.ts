import type { Change, Difference, Fact } from '../records/release.ts';

/** The kinds of differences, in the order of pages. */
export const kinds = ['added', 'changed', 'deprecated', 'removed'] as const;

type Kind = (typeof kinds)[number];

/** One difference, for readers. */
export interface ReleaseItem {
  kind: Kind;
  area: string;
  name: string;
  /** The facts since the release, or the last facts of a removed name. */
  fact: Fact;
  /** The previous values of changed facts. */
  was?: Partial<Fact>;
}

/** Areas whose defaults are in the package. In other areas, a missing default may only be unproven. */
const plainDefaults = ['css-variables', 'i18n-keys', 'props'];

/** Removes trailing commas, which only depend on the layout of a type. */
const plain = (type: string | undefined): string | undefined =>
  type?.replace(/,\s*([}\])])/g, ' $1');

/** Removes facts that aren't known on both sides, and types that only differ in their layout. */
function relevant(area: string, { from, to }: Change): Change {
  const isKnown = from.default !== undefined && to.default !== undefined;
  const hidden = [
    ...(isKnown || plainDefaults.includes(area) ? [] : ['default']),
    ...(plain(from.type) === plain(to.type) ? ['type'] : []),
  ];
  const without = (fact: Partial<Fact>): Partial<Fact> =>
    Object.fromEntries(Object.entries(fact).filter(([key]) => !hidden.includes(key)));
  return { from: without(from), to: without(to) };
}

/** Removes names below a name that was added or removed itself, such as `a.b.c` below `a`. */
function topmost(items: ReleaseItem[]): ReleaseItem[] {
  const names = new Set(items.map(({ name }) => name));
  return items.filter(({ name }) => {
    const parts = name.split('.');
    return !parts.some((_, at) => at > 0 && names.has(parts.slice(0, at).join('.')));
  });
}

/** Returns the items of a release. */
export function itemsOf({ added, removed, changed }: Difference): ReleaseItem[] {
  const whole = (part: Difference['added'], kind: Kind) =>
    topmost(
      Object.entries(part).flatMap(([area, facts]) =>
        Object.entries(facts).map(([name, fact]): ReleaseItem => ({ kind, area, name, fact })),
      ),
    );
  const changes = Object.entries(changed).flatMap(([area, names]) =>
    Object.entries(names).flatMap(([name, change]): ReleaseItem[] => {
      const { from, to } = relevant(area, change);
      if (Object.keys({ ...from, ...to }).length === 0) return [];
      const kind = to.deprecated && !from.deprecated ? 'deprecated' : 'changed';
      return [{ kind, area, name, fact: to, was: from }];
    }),
  );
  const all = [...whole(added, 'added'), ...changes, ...whole(removed, 'removed')];
  const isFirst = ({ kind, name }: ReleaseItem, at: number) =>
    // An export can be in several areas.
    all.findIndex((item) => item.kind === kind && item.name === name) === at;
  // Older releases bundled a package that reads the variable `TEST`.
  return all.filter((item, at) => isFirst(item, at) && item.name !== 'TEST');
}
