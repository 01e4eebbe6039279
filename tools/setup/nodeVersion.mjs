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
  const current = version.replace(/^v/, '');
  return range.split('||').some((alternative) => {
    const match = alternative.trim().match(/^(\^|>=)(\d+(?:\.\d+){0,2})$/);
    if (!match) throw new Error(`Cannot read the Node range "${alternative.trim()}".`);
    const [, operator = '', floor = ''] = match;
    const sameMajor = Number.parseInt(current, 10) === Number.parseInt(floor, 10);
    const isNewer = current.localeCompare(floor, 'en', { numeric: true }) >= 0;
    return isNewer && (operator === '>=' || sameMajor);
  });
}
