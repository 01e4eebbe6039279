import type { Change, Difference, Fact } from '../records/release.ts';

/** What became of a name. */
export type Kind = 'added' | 'changed' | 'deprecated' | 'removed';

/** One difference, as it is told. */
export interface ReleaseItem {
  kind: Kind;
  area: string;
  name: string;
  /** What is known of the name: as it is since, or as it was before it went. */
  fact: Fact;
  /** For a change, what the differing facts were. */
  was?: Partial<Fact>;
}

/** Areas whose defaults are in the package as such; elsewhere a missing one is not proved, rather than none. */
const plainDefaults = ['css-variables', 'i18n-keys', 'props'];

/** A type without the commas that only its layout asks for. */
const plain = (type: string | undefined): string | undefined =>
  type?.replace(/,\s*([}\])])/g, ' $1');

/** Leaves out of a change what is not known on both sides, and a type that is only laid out otherwise. */
function told(area: string, { from, to }: Change): Change {
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

/** Everything that a name is below, from the nearest: `a.b.c` is below `a.b` and `a`. */
const parents = (name: string): string[] => {
  const parts = name.split('.');
  return parts.slice(0, -1).map((_, at) => parts.slice(0, parts.length - 1 - at).join('.'));
};

/** What lies below a name that came or went itself needs no words of its own. */
function topmost(items: ReleaseItem[]): ReleaseItem[] {
  const names = new Set(items.map(({ name }) => name));
  return items.filter(({ name }) => !parents(name).some((parent) => names.has(parent)));
}

/** One name, told where it is used rather than where it is declared as well. */
function once(items: ReleaseItem[]): ReleaseItem[] {
  const seen = new Set<string>();
  return items.filter(({ kind, name }) => {
    const key = `${kind} ${name}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Read by a package that older releases had bundled in: nobody sets it for the framework. */
const isBundled = ({ area, name }: ReleaseItem): boolean =>
  area === 'environment' && name === 'TEST';

/** A release's differences one by one: added, changed, deprecated, removed, each in the order of areas and names. */
export function itemsOf({ added, removed, changed }: Difference): ReleaseItem[] {
  const whole = (part: Difference['added'], kind: Kind) =>
    Object.entries(part).flatMap(([area, facts]) =>
      Object.entries(facts).map(([name, fact]): ReleaseItem => ({ kind, area, name, fact })),
    );
  const changes = Object.entries(changed).flatMap(([area, names]) =>
    Object.entries(names).flatMap(([name, change]): ReleaseItem[] => {
      const { from, to } = told(area, change);
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
