/** @typedef {{ optionalDependencies?: Record<string, string> }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lockfile */

/**
 * The optional packages that a lockfile names but doesn't lock. npm leaves out packages for other platforms when it
 * updates a lockfile next to an installed node_modules, or when a registry lacks them. `npm ci` then fails.
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
 * Where Node looks for a dependency of the package at `path`.
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
