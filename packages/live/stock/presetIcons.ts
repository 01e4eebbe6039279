const entry = /^\s*(\w+): '([^']+)',?$/gm;

/**
 * The drawings that the framework ships for `socialLinks`, by name, each a complete `<svg>`.
 *
 * The framework hands a site those it configures and no others, so they are read from the source of
 * its list.
 */
export function presetIcons(source: string): Map<string, string> {
  const icons = new Map<string, string>();
  for (const [, name = '', paths = ''] of source.matchAll(entry)) {
    icons.set(name, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${paths}</svg>`);
  }
  return icons;
}
