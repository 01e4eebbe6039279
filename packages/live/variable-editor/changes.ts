/** The color schemes that a value can be set for. */
type Scheme = 'light' | 'dark';

/** The values that the reader has set, by color scheme and variable. */
type Changes = Readonly<Record<Scheme, Readonly<Record<string, string>>>>;

export const noChanges: Changes = { light: {}, dark: {} };

const schemes = { light: 'html:not(.rp-dark)', dark: 'html.rp-dark' } as const;

/** Variables that the theme sets on an element, which overrides a value on `html`. */
export const setOnElement: Readonly<Record<string, string>> = {
  '--rp-home-feature-gap': '.rp-home-feature',
  '--rp-nav-menu-item-gap': '.rp-nav-menu',
  '--rp-nav-padding-x': '.rp-nav',
};

/** Returns the changes with a variable set. */
export const change = (changes: Changes, scheme: Scheme, name: string, value: string): Changes => ({
  ...changes,
  [scheme]: { ...changes[scheme], [name]: value },
});

/** Returns whether no value is set. */
export const isEmpty = ({ light, dark }: Changes): boolean =>
  Object.keys(light).length + Object.keys(dark).length === 0;

/** Removes the characters that would end the declaration. */
const contained = (value: string): string => value.replace(/[;{}]/g, '').trim();

/** Returns a style sheet that applies the changes to any site with the default theme. */
export function toCss(changes: Changes): string {
  const rules = new Map<string, string[]>();
  for (const scheme of ['light', 'dark'] as const) {
    for (const [name, written] of Object.entries(changes[scheme])) {
      const value = contained(written);
      // The field is empty.
      if (!value) continue;
      const element = setOnElement[name];
      const selector = element ? `${schemes[scheme]} ${element}` : schemes[scheme];
      const lines = rules.get(selector) ?? [];
      rules.set(selector, [...lines, `  ${name}: ${value};`]);
    }
  }
  return [...rules]
    .map(([selector, lines]) => `${selector} {\n${lines.join('\n')}\n}`)
    .join('\n\n');
}
