import type { Change, Difference, Fact } from '../records/release.ts';

/** The kinds of differences, in the order of pages. */
export const kinds = ['added', 'changed', 'deprecated', 'removed'] as const;

export type Kind = (typeof kinds)[number];

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
  const hidden = new Set<string>();
  const isKnown = from.default !== undefined && to.default !== undefined;
  if (!isKnown && !plainDefaults.includes(area)) hidden.add('default');
  if (plain(from.type) === plain(to.type)) hidden.add('type');
  const without = (fact: Partial<Fact>): Partial<Fact> =>
    Object.fromEntries(Object.entries(fact).filter(([key]) => !hidden.has(key)));
  return { from: without(from), to: without(to) };
}

const isNothing = ({ from, to }: Change): boolean =>
  Object.keys(from).length === 0 && Object.keys(to).length === 0;

/** Returns the parent keys of a key, nearest first: `a.b` and `a` for `a.b.c`. */
const parents = (name: string): string[] => {
  const parts = name.split('.');
  return parts.slice(0, -1).map((_, at) => parts.slice(0, parts.length - 1 - at).join('.'));
};

/** Removes names below a name that was added or removed itself. */
function topmost(items: ReleaseItem[]): ReleaseItem[] {
  const names = new Set(items.map(({ name }) => name));
  return items.filter(({ name }) => !parents(name).some((parent) => names.has(parent)));
}

/** Removes repeated names: an export can be in several areas. */
function once(items: ReleaseItem[]): ReleaseItem[] {
  const seen = new Set<string>();
  return items.filter(({ kind, name }) => {
    const key = `${kind} ${name}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** An environment variable of a package that older releases bundled. */
const isBundled = ({ area, name }: ReleaseItem): boolean =>
  area === 'environment' && name === 'TEST';

/** Returns the items of a release by kind, then in the order of areas and names. */
export function itemsOf({ added, removed, changed }: Difference): ReleaseItem[] {
  const whole = (part: Difference['added'], kind: Kind) =>
    Object.entries(part).flatMap(([area, facts]) =>
      Object.entries(facts).map(([name, fact]): ReleaseItem => ({ kind, area, name, fact })),
    );
  const changes = Object.entries(changed).flatMap(([area, names]) =>
    Object.entries(names).flatMap(([name, change]): ReleaseItem[] => {
      const { from, to } = relevant(area, change);
      if (isNothing({ from, to })) return [];
      const kind = to.deprecated && !from.deprecated ? 'deprecated' : 'changed';
      return [{ kind, area, name, fact: to, was: from }];
    }),
  );
  return once([
    ...topmost(whole(added, 'added')),
    ...changes.filter(({ kind }) => kind === 'changed'),
    ...changes.filter(({ kind }) => kind === 'deprecated'),
    ...topmost(whole(removed, 'removed')),
  ]).filter((item) => !isBundled(item));
}
