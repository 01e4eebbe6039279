/**
 * One package of a lockfile, with the fields that are compared.
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage
 */

/** @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile */

/**
 * Why the installed packages differ from the locked ones. npm writes what it installed to
 * `node_modules/.package-lock.json`, as its last step, so an interrupted install leaves no such file.
 *
 * @param {Lockfile} locked package-lock.json
 * @param {Lockfile | undefined} installed node_modules/.package-lock.json; undefined if there is none
 * @returns {string | undefined} the reason to install; undefined if everything matches
 */
export function staleReason(locked, installed) {
  if (!installed) return 'nothing is installed yet';
  const have = installed.packages ?? {};
  for (const [path, want] of Object.entries(locked.packages ?? {})) {
    if (path === '') continue;
    const name = path.replace(/^.*node_modules\//, '');
    const found = have[path];
    // Packages for other platforms are locked, but not installed.
    if (!found && (want.optional || want.devOptional)) continue;
    if (!found) return `${name} ${want.version} is missing`;
    if (found.version !== want.version) {
      return `${name} is ${found.version} and ${want.version} is locked`;
    }
  }
  return undefined;
}
