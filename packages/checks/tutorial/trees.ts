import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import escapeStringRegexp from 'escape-string-regexp';
import { type Entry, parseTree } from '../samples/kinds/tree.ts';

/** A name without its content hash, and as a pattern when part of it is cut. */
const pattern = (name: string): RegExp => {
  const plain = withoutHash(name.replace(/\/$/, ''));
  const parts = plain.split('…').map((part) => escapeStringRegexp(part));
  return new RegExp(`^${parts.join('.*')}$`);
};

const withoutHash = (name: string): string =>
  name.replace(/\b(?=[0-9a-f]*\d)[0-9a-f]{8,}\b/g, 'HASH');

/** The entries directly below one entry, with everything below each. */
function split(entries: readonly Entry[]): { entry: Entry; below: Entry[] }[] {
  const groups: { entry: Entry; below: Entry[] }[] = [];
  const depth = entries[0]?.depth ?? 0;
  for (const entry of entries) {
    if (entry.depth === depth) groups.push({ entry, below: [] });
    else groups.at(-1)?.below.push(entry);
  }
  return groups;
}

/** Something drawn that is not there, or there and not drawn. */
export interface TreeDifference {
  message: string;
  /** 1-based line of the tree's text. */
  line: number;
}

/**
 * Compares drawn entries with a real folder, deeper where the drawing goes deeper.
 *
 * @param line where the folder itself is drawn
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
    if (match === undefined) note(`${entry.name} is drawn, but ${here} has none`);
    else if (below.length > 0) {
      const path = join(folder, match);
      if (!statSync(path).isDirectory()) note(`${entry.name} is drawn as a folder, but is a file`);
      else differences.push(...compareFolder(below, path, entry.line));
    }
  }
  if (shown.length < groups.length) return differences;
  for (const name of real) {
    if (shown.some(({ entry }) => pattern(entry.name).test(withoutHash(name)))) continue;
    differences.push({ message: `${here} has ${name}, which is not drawn`, line });
  }
  return differences;
}

/**
 * Compares a drawn tree with the real one. A folder drawn without children may hold anything, and
 * an entry `…` stands for any others.
 *
 * @param project the reader's folder, which the tree's root line names, or a folder in it
 */
export function treeDifferences(text: string, project: string): TreeDifference[] {
  const [first = ''] = text.split('\n');
  const isRoot = !/^[├└]/.test(first);
  const name = isRoot ? (first.trim().split(/\s/)[0]?.replace(/\/$/, '') ?? '') : '';
  const isProject = !isRoot || name === basename(project) || name === '.';
  const folder = isProject ? project : join(project, name);
  if (existsSync(folder)) return compareFolder(parseTree(text), folder, 1);
  return [{ message: `${name} is drawn, but there is no such folder`, line: 1 }];
}
