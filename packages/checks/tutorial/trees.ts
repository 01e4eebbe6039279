import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import escapeStringRegexp from 'escape-string-regexp';
import { type Entry, parseTree } from '../samples/kinds/tree.ts';

/** A pattern for a name without its content hash, in which `…` matches anything. */
const pattern = (name: string): RegExp => {
  const plain = withoutHash(name.replace(/\/$/, ''));
  const parts = plain.split('…').map((part) => escapeStringRegexp(part));
  return new RegExp(`^${parts.join('.*')}$`);
};

const withoutHash = (name: string): string =>
  name.replace(/\b(?=[0-9a-f]*\d)[0-9a-f]{8,}\b/g, 'HASH');

/** Groups entries by the top-level entry that contains them. */
function split(entries: readonly Entry[]): { entry: Entry; below: Entry[] }[] {
  const groups: { entry: Entry; below: Entry[] }[] = [];
  const depth = entries[0]?.depth ?? 0;
  for (const entry of entries) {
    if (entry.depth === depth) groups.push({ entry, below: [] });
    else groups.at(-1)?.below.push(entry);
  }
  return groups;
}

/** An entry that only the tree or only the folder contains. */
interface TreeDifference {
  message: string;
  /** 1-based line of the tree's text. */
  line: number;
}

/**
 * Compares the entries of a tree with a folder, recursively if the tree shows subfolders.
 *
 * @param line the line of the folder in the tree
 */
function compareFolder(entries: readonly Entry[], folder: string, line: number): TreeDifference[] {
  const here = basename(folder);
  const groups = split(entries);
  const real = readdirSync(folder).sort();
  const differences: TreeDifference[] = [];
  const shown = groups.filter(({ entry }) => entry.name !== '…');
  for (const { entry, below } of shown) {
    const note = (message: string) => differences.push({ message, line: entry.line });
    const match = real.find((name) => pattern(entry.name).test(withoutHash(name)));
    if (match === undefined) note(`The tree contains ${entry.name}, but ${here} does not`);
    else if (below.length > 0) {
      const path = join(folder, match);
      if (!statSync(path).isDirectory())
        note(`${entry.name} is a folder in the tree, but a file on disk`);
      else differences.push(...compareFolder(below, path, entry.line));
    }
  }
  if (shown.length < groups.length) return differences;
  for (const name of real) {
    if (shown.some(({ entry }) => pattern(entry.name).test(withoutHash(name)))) continue;
    differences.push({ message: `${here} contains ${name}, but the tree does not`, line });
  }
  return differences;
}

/**
 * Compares a tree with the files on disk. A folder without entries in the tree may contain anything, and an entry `…`
 * matches any other entries.
 *
 * @param project the reader's folder; the root line of the tree is this folder or a folder in it
 */
export function treeDifferences(text: string, project: string): TreeDifference[] {
  const [first = ''] = text.split('\n');
  const isRoot = !/^[├└]/.test(first);
  const name = isRoot ? (first.trim().split(/\s/)[0]?.replace(/\/$/, '') ?? '') : '';
  const isProject = !isRoot || name === basename(project) || name === '.';
  const folder = isProject ? project : join(project, name);
  if (existsSync(folder)) return compareFolder(parseTree(text), folder, 1);
  return [{ message: `The folder ${name} does not exist`, line: 1 }];
}
