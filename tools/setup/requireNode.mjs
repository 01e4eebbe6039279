import { readFileSync } from 'node:fs';

/**
 * Whether a Node version satisfies a range made of `^x.y.z` and `>=x.y.z` joined by `||`, as in `engines.node`.
 *
 * @param {string} version e.g. `v20.19.0`
 * @param {string} range e.g. `^20.19.0 || >=22.12.0`
 */
export function satisfies(version, range) {
  const current = version.replace(/^v/, '');
  return range.split('||').some((alternative) => {
    const [, operator, floor = ''] = alternative.trim().match(/^(\^|>=)(.*)$/) ?? [];
    const isNewer = current.localeCompare(floor, 'en', { numeric: true }) >= 0;
    return (
      isNewer && (operator === '>=' || Number.parseInt(current, 10) === Number.parseInt(floor, 10))
    );
  });
}

/**
 * Exits with one sentence if the running Node is too old. Entry scripts call it before they import anything
 * else, because an old Node fails on the imports themselves, with a message about a missing export.
 */
export function requireNode() {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { engines } = JSON.parse(manifest);
  if (satisfies(process.version, engines.node)) return;
  console.error(
    `This project needs Node ${engines.node}, and this is Node ${process.version}. ` +
      'Install a newer Node from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
