/** The names that a version of the framework offers, by area of the reference check. */
export type Names = Readonly<Record<string, readonly string[]>>;

const parentsOf = (name: string): string[] => {
  const parts = name.split('.');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
};

/** A language's own copy of a theme option. */
const withoutLocale = (name: string): string =>
  name.replace(/^themeConfig\.locales\./, 'themeConfig.');

/**
 * The names of the older version that the newer one lacks, each once: what lies below a key or a
 * component that is gone goes with it, and so does a language's copy of an option that is gone.
 */
export function goneNames(older: Names, newer: Names): { area: string; name: string }[] {
  const components = new Set(newer['theme-exports']);
  return Object.entries(older).flatMap(([area, names]) => {
    const kept = new Set(newer[area]);
    const gone = new Set(names.filter((name) => !kept.has(name)));
    return [...gone]
      .filter((name) => !parentsOf(name).some((parent) => gone.has(parent)))
      .filter((name) => withoutLocale(name) === name || !gone.has(withoutLocale(name)))
      .filter((name) => area !== 'props' || components.has(name.split('.')[0] ?? ''))
      .map((name) => ({ area, name }));
  });
}
