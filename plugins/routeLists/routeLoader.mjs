/**
 * Makes the framework ask the theme for the route of an address.
 *
 * @this {import('@rspack/core').LoaderContext<{ module: string }>}
 * @param {string} source the framework's module that finds routes
 * @throws {Error} when it finds them in another way
 */
export default function routeLoader(source) {
  const renamed = source.replace('function pathnameToRouteService(', 'function routeInList(');
  if (renamed === source || !renamed.includes('function normalizeRoutePath(')) {
    throw new Error(`${this.resource} finds routes in another way: see plugins/routeLists.`);
  }
  return `${renamed.replace(/import \{ routes \} from ["']virtual-routes["'];/, 'const routes = [];')}
import { routeAt } from ${JSON.stringify(this.getOptions().module)};
const pathnameToRouteService = (path) => routeAt(normalizeRoutePath(path));
`;
}
