/**
 * @param {string} version e.g. `v20.19.0` or `22.12`
 * @returns {[number, number, number]}
 */
function parts(version) {
  const [major = 0, minor = 0, patch = 0] = version.replace(/^v/, '').split('.').map(Number);
  return [major, minor, patch];
}

/**
 * @param {string} version
 * @param {string} floor
 */
function atLeast(version, floor) {
  const have = parts(version);
  const want = parts(floor);
  const different = have.findIndex((number, index) => number !== want[index]);
  return different === -1 || Number(have[different]) > Number(want[different]);
}

/**
 * Whether a Node version satisfies a range made of `^x.y.z` and `>=x.y.z` joined by `||`, the forms in
 * `engines.node` of package.json. Runs before any dependency is installed.
 *
 * @param {string} version e.g. `v20.19.0`
 * @param {string} range e.g. `^20.19.0 || >=22.12.0`
 * @returns {boolean}
 * @throws {Error} on a range in another form
 */
export function satisfies(version, range) {
  return range.split('||').some((alternative) => {
    const match = alternative.trim().match(/^(\^|>=)(\d+(?:\.\d+){0,2})$/);
    if (!match) throw new Error(`Cannot read the Node range "${alternative.trim()}".`);
    const [, operator = '', floor = ''] = match;
    const sameMajor = parts(version)[0] === parts(floor)[0];
    return atLeast(version, floor) && (operator === '>=' || sameMajor);
  });
}
