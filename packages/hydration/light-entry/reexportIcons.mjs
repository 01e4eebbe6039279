const IMPORT = /^import (\w+) from "(.+)";$/gm;
const ICON = /^const (\w+) = (\w+);$/gm;

/**
 * Turns the module of all icons, which declares a variable for each icon, into re-exports. Each icon is then only in the pages
 * that use it; otherwise, one page that shows all icons adds all of them to every page.
 *
 * @param {string} source the text of the framework's module
 * @returns {string}
 */
export default function reexportIcons(source) {
  const files = new Map([...source.matchAll(IMPORT)].map(([, name, file]) => [name, file]));
  return [...source.matchAll(ICON)]
    .map(([, icon, name]) => `export { default as ${icon} } from "${files.get(name)}";\n`)
    .join('');
}
