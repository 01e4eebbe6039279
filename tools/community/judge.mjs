import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * Whether a file, or any file of a folder, contains a string. With an empty string, whether a file exists.
 *
 * @param {string} path
 * @param {string} text
 * @returns {boolean}
 */
export function holds(path, text) {
  if (!existsSync(path)) return false;
  if (!statSync(path).isDirectory()) return readFileSync(path, 'utf8').includes(text);
  return readdirSync(path).some((name) => holds(join(path, name), text));
}

/**
 * The result of a plugin's trial build.
 *
 * @param {{ status: number | null, output: string, effect: boolean }} build `effect` is whether the plugin's effect was
 *   found in the output.
 * @returns {Pick<import('./types').Outcome, 'result' | 'message'>}
 */
export function judge({ status, output, effect }) {
  const lines = stripVTControlCharacters(output).split('\n');
  const find = (/** @type {RegExp} */ pattern) =>
    lines
      .find((line) => pattern.test(line))
      ?.replace(pattern, '')
      .replace(/(?:file:\/\/)?\/\S*\//g, '')
      .trim();
  const error = find(/^\s*(?:error\s+|×\s+|(?=\w*Error: ))/);
  if (status !== 0) return { result: 'fails', message: error ?? 'the build ended with an error' };
  if (!effect) return { result: 'noEffect' };
  const warning = find(/^\s*(?:warn\s+|⚠\s+)/) ?? error;
  return warning ? { result: 'warns', message: warning } : { result: 'works' };
}
