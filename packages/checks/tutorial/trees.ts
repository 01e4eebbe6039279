import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pattern } from '../lib/output.ts';
import { parseTree } from '../samples/kinds/tree.ts';

/**
 * Compares a tree with the files on disk. A folder without entries in the tree may contain anything, and an entry `…`
 * matches any other entries.
 *
 * @param project the reader's folder; the root of the tree is this folder or a folder in it
 * @returns messages with their 1-based line in the tree
 */
export function treeDifferences(
  text: string,
  project: string,
): { message: string; line: number }[] {
  const { root, entries } = parseTree(text);
  const folder = root === '' || root === basename(project) ? project : join(project, root);
  if (!existsSync(folder)) return [{ message: `The folder ${root} does not exist`, line: 1 }];
  const parents = [...new Set(entries.map(({ path }) => dirname(path)))];
  return parents.flatMap((parent) => {
    const here = join(folder, parent);
    // The entry of the folder is reported.
    if (!existsSync(here)) return [];
    const shown = entries.filter(({ path }) => dirname(path) === parent);
    const patterns = shown.map(({ path }) => pattern(basename(path)));
    const real = readdirSync(here);
    const missing = shown
      .filter((_, index) => !real.some((name) => patterns[index]?.test(name)))
      .map(({ path, line }) => ({
        message: `The tree contains ${path}, but the folder doesn't`,
        line,
      }));
    const line = (shown[0]?.line ?? 1) - 1;
    const surplus = real
      .filter((name) => !patterns.some((one) => one.test(name)))
      .map((name) => ({
        message: `${basename(here)} contains ${name}, but the tree doesn't`,
        line,
      }));
    return [...missing, ...surplus];
  });
}
