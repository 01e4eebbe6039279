/**
 * A package of a lockfile, as far as platforms go.
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 */

/** @typedef {{ packages: Record<string, LockedPackage> }} Lockfile */

/** @typedef {{ name: string, version: string, dev: boolean | undefined }} MissingPackage */

/**
 * The optional packages that a lockfile asks for and does not lock. npm leaves out those of other platforms when it
 * updates a lockfile next to an installed node_modules, or when a mirror lacks them; `npm ci` then refuses the lockfile.
 *
 * @param {Lockfile} lock
 * @returns {MissingPackage[]}
 */
export function missingPlatforms({ packages }) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !places(path, name).some((place) => packages[place]))
      .map(([name, version]) => ({ name, version, dev })),
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

/**
 * The lockfile's entry for a package of one platform, which its name tells.
 *
 * @param {MissingPackage} missing
 * @returns {LockedPackage}
 * @throws {Error} when the name tells no platform, or the version is a range
 */
export function platformEntry({ name, version, dev }) {
  const [, os, cpu, flavour] =
    name.match(
      /(?:(aix|android|darwin|freebsd|linux|openharmony|win32)-)?(arm|[a-z]+\d+x?)(?:-(\w+))?$/,
    ) ?? [];
  if (!cpu || !/^\d+\.\d+\.\d+/.test(version)) {
    throw new Error(
      `${name}@${version} tells no platform: lock it with npm against a full registry.`,
    );
  }
  const libc = os === 'linux' && { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl' }[flavour ?? ''];
  return {
    version,
    cpu: [cpu],
    ...(dev && { dev }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}

/**
 * Adds the missing entries to a lockfile, in npm's order.
 *
 * @param {Lockfile} lock
 * @returns {Lockfile}
 */
export function completeLock(lock) {
  const added = missingPlatforms(lock).map(
    (missing) => /** @type {const} */ ([`node_modules/${missing.name}`, platformEntry(missing)]),
  );
  const all = [...Object.entries(lock.packages), ...added];
  const packages = Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')));
  return { ...lock, packages };
}
