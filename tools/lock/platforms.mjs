/** @typedef {{ optionalDependencies?: Record<string, string> }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lockfile */

/**
 * The optional packages that a lockfile asks for and does not lock. npm leaves out those of other platforms when it
 * updates a lockfile next to an installed node_modules, or when a registry lacks them; `npm ci` then refuses the lockfile.
 *
 * @param {Lockfile} lock
 * @returns {string[]} e.g. `tool-darwin-arm64@1.0.0`
 */
export function missingPlatforms({ packages }) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !places(path, name).some((place) => packages[place]))
      .map(([name, version]) => `${name}@${version}`),
  );
}

/**
 * Where Node looks for a package that the one at `path` asks for.
 *
 * @param {string} path e.g. `node_modules/a/node_modules/b`
 * @param {string} name
 */
function places(path, name) {
  const folders = path === '' ? [] : path.split(/\/?node_modules\//).slice(1);
  return Array.from({ length: folders.length + 1 }, (_, depth) =>
    [...folders.slice(0, depth), name].map((folder) => `node_modules/${folder}`).join('/'),
  );
}
