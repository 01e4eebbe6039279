/** A line that imports an icon, and one that gives it its name. */
const IMPORT = /^import (\w+) from "(\.\/assets\/[\w-]+\.js)";$/;
const NAME = /^const (\w+) = (\w+);$/;
const LIST = /^export \{ ([\w, ]+) \};$/;

/**
 * Turns the module of all icons, which keeps every one of them as a variable, into one that only passes them on: each icon
 * then belongs to who uses it, where one page that shows all of them would put all of them into every page.
 *
 * @param {string} source of the framework's module
 * @returns {string}
 * @throws {Error} when the module is written differently, so that somebody looks at what has become of it
 */
export default function passIconsOn(source) {
  /** @type {Map<string, string>} */
  const files = new Map();
  /** @type {Map<string, string>} */
  const icons = new Map();
  /** @type {string[]} */
  const listed = [];
  const known = source
    .split('\n')
    .filter((line) => line.trim())
    .every((line) => {
      const [, local, file] = IMPORT.exec(line) ?? [];
      const [, icon, from] = NAME.exec(line) ?? [];
      const [, names] = LIST.exec(line) ?? [];
      if (local && file) files.set(local, file);
      else if (icon && from) icons.set(icon, files.get(from) ?? '');
      else if (names) listed.push(...names.split(', '));
      else return false;
      return true;
    });
  if (!known || !listed.length || !listed.every((icon) => icons.get(icon))) {
    throw new Error(
      'The framework’s theme/icons.js is written differently: see whether it still keeps every icon as a variable, and ' +
        'adapt plugins/lightEntry/passIconsOn.mjs, or take its rule out of lightEntry.ts.',
    );
  }
  return listed
    .map((icon) => `export { default as ${icon} } from ${JSON.stringify(icons.get(icon))};\n`)
    .join('');
}
