import { pathOfFile } from '../../theme/routes/pathOfFile.mjs';

const loadOf = /const loadRoute(\d+) = \(\)\s*=>\s*(import\([\s\S]*?(?:"|')\))/g;
const routeOf =
  /path: (?:'|")(.*?)(?:'|"),[\s\S]*?createElement\(Route(\d+)\),\s*filePath: (?:'|")(.*?)(?:'|"),[\s\S]*?lang: (?:'|")(.*?)(?:'|"),\s*version: (?:'|")(.*?)(?:'|")/g;

/**
 * The list of a language's pages in fewer words than the framework's: each is its file and how to get it.
 *
 * @param {string} source the framework's module of all routes
 * @param {{ lang: string, defaultLang: string }} options the language; the one whose routes do not name it
 * @returns {string}
 * @throws {Error} when the framework writes its routes in another way, or a route has a version
 */
export function listRoutes(source, { lang: wanted, defaultLang }) {
  const loads = new Map([...source.matchAll(loadOf)].map(([, index, load]) => [index, load]));
  const rows = [...source.matchAll(routeOf)].map(([, path, index, file = '', lang, version]) => {
    const load = loads.get(index);
    if (!load || version || lang !== file.split('/')[0]) {
      throw new Error(`The route of ${file} is written in another way: see plugins/routeLists.`);
    }
    const row = [JSON.stringify(file), `() => ${load}`];
    if (path !== pathOfFile(file, defaultLang)) row.push(JSON.stringify(path));
    return { lang, row: `  [${row.join(', ')}],\n` };
  });
  if (rows.length === 0 || rows.length !== loads.size) {
    throw new Error('The routes are written in another way: see plugins/routeLists.');
  }
  const own = rows.filter(({ lang }) => lang === wanted).map(({ row }) => row);
  return `export const rows = [\n${own.join('')}];\n`;
}

/**
 * @this {import('@rspack/core').LoaderContext<{ defaultLang: string }>}
 * @param {string} source
 */
export default function routesLoader(source) {
  const lang = new URLSearchParams(this.resourceQuery).get('lang');
  return lang ? listRoutes(source, { lang, ...this.getOptions() }) : source;
}
