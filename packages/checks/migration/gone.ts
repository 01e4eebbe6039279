/** The public names of a version of the framework, by area of the reference rule. */
export type Names = Readonly<Record<string, readonly string[]>>;

const parentsOf = (name: string): string[] => {
  const parts = name.split('.');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
};

/** The name of a theme option without the prefix of its per-language copy. */
const withoutLocale = (name: string): string =>
  name.replace(/^themeConfig\.locales\./, 'themeConfig.');

/**
 * The names of the older version that the newer version lacks. The list contains a removed option or component
 * without its members, and without its copy for each language.
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
