import { pathOfFile } from '../../theme/routes/pathOfFile.mjs';

const loadOf = /const loadRoute(\d+) = \(\)\s*=>\s*(import\([\s\S]*?(?:"|')\))/g;
const routeOf =
  /path: (?:'|")(.*?)(?:'|"),[\s\S]*?createElement\(Route(\d+)\),\s*filePath: (?:'|")(.*?)(?:'|"),[\s\S]*?lang: (?:'|")(.*?)(?:'|"),\s*version: (?:'|")(.*?)(?:'|")/g;

/**
 * The module of all routes in fewer words: each is its file and how to get it.
 *
 * @param {string} source the framework's module
 * @param {{ module: string, defaultLang: string }} options the module that makes routes of rows, absolute; the language
 *   whose routes do not name it
 * @returns {string}
 * @throws {Error} when the framework writes its routes in another way, or a route has a version
 */
export function shortRoutes(source, { module, defaultLang }) {
  const loads = new Map([...source.matchAll(loadOf)].map(([, index, load]) => [index, load]));
  const rows = [...source.matchAll(routeOf)].map(([, path, index, file = '', lang, version]) => {
    const load = loads.get(index);
    if (!load || version || lang !== file.split('/')[0]) {
      throw new Error(`The route of ${file} is written in another way: see plugins/shortRoutes.`);
    }
    const row = [JSON.stringify(file), `() => ${load}`];
    if (path !== pathOfFile(file, defaultLang)) row.push(JSON.stringify(path));
    return `  [${row.join(', ')}],`;
  });
  if (rows.length === 0 || rows.length !== loads.size) {
    throw new Error('The routes are written in another way: see plugins/shortRoutes.');
  }
  return `import { routesOf } from ${JSON.stringify(module)};
export const routes = routesOf(${JSON.stringify(defaultLang)}, [
${rows.join('\n')}
]);
`;
}

/**
 * @this {import('@rspack/core').LoaderContext<Parameters<typeof shortRoutes>[1]>}
 * @param {string} source
 */
export default function shortRoutesLoader(source) {
  return shortRoutes(source, this.getOptions());
}
