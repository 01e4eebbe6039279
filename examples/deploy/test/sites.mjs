import { join, posix, resolve } from 'node:path';
import { globSync } from 'tinyglobby';

/**
 * @param {string} base the path that the site is built for
 * @param {string} folder the root of the server, which has the build below `base`
 */
function siteOf(base, folder) {
  const published = resolve(folder);
  return {
    base,
    published,
    /** All files as a browser asks for them, base included. */
    listPaths: () =>
      globSync('**/*', { cwd: join(published, base) }).map((path) => posix.join(base, path)),
  };
}

export const atRoot = siteOf('/', 'node_modules/.published/root');
export const belowPath = siteOf('/handbook/', 'node_modules/.published/below');
export const builtSites = [atRoot, belowPath];
