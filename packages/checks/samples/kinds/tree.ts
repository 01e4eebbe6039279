import { type Kind, lineOf } from '../sample.ts';

/** One file or folder of a tree. */
interface TreeEntry {
  /** The path below the root of the tree. */
  path: string;
  /** 1-based line of the tree. */
  line: number;
}

const entryPattern = /^((?:│ {3}| {4})*)[├└]── (\S.*)$/;

/** The name before a comment, which starts with two spaces, or with a space and `#`, `←`, or `//`. */
const nameOf = (text: string): string =>
  (text.trim().split(/ {2,}| (?=#|←|\/\/)/)[0] ?? '').replace(/\/$/, '');

/**
 * Parses a tree.
 *
 * @returns the name of its root, if any, its entries, and the first line that breaks the shape
 */
export function parseTree(text: string): { root: string; entries: TreeEntry[]; stray?: number } {
  const entries: TreeEntry[] = [];
  const folders: string[] = [];
  let root = '';
  for (const [index, line] of text.split('\n').entries()) {
    const [, indent = '', rest] = line.trimEnd().match(entryPattern) ?? [];
    const depth = indent.length / 4;
    if (index === 0 && /^[^\s├└│─]/.test(line)) root = nameOf(line);
    else if (rest === undefined || depth > folders.length) {
      return { root, entries, stray: index + 1 };
    } else {
      folders.splice(depth, folders.length, nameOf(rest));
      entries.push({ path: folders.join('/'), line: index + 1 });
    }
  }
  return { root, entries };
}

/** Checks the shape of directory trees. */
export const tree: Kind = {
  name: 'tree',
  check: (sample) => {
    const { entries, stray } = parseTree(sample.code);
    if (stray === undefined && entries.length > 0) return [];
    const message = `“${sample.code.split('\n')[(stray ?? 1) - 1]}” is not a line of a tree.`;
    const fix = 'Use ├── └── │ and four columns for each level, below one root folder.';
    return [{ sample, line: lineOf(sample, stray ?? 1), message, fix }];
  },
};
