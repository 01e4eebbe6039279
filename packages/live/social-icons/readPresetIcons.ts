const entry = /^\s*(\w+): '([^']+)',?$/gm;

/**
 * Returns the SVGs of the framework's preset icons for `socialLinks`, by name.
 *
 * The framework only provides the icons that a site configures, so the icons are read from its source code.
 */
export function readPresetIcons(source: string): Map<string, string> {
  const icons = new Map<string, string>();
  for (const [, name = '', paths = ''] of source.matchAll(entry)) {
    icons.set(name, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${paths}</svg>`);
  }
  return icons;
}
