import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import { repositoryRoot } from '../files/repositoryRoot.ts';

interface Entry {
  key: string;
  tree: Root;
}

/**
 * Remembers the syntax trees of files between rules and runs: parsing MDX takes some forty times
 * longer than reading its tree back. One entry a file, replaced when its source or any installed
 * package changed.
 *
 * @param folder where the entries lie; it is made when missing
 * @param lock the lock file whose content names the parser's version
 */
export function treeCache(
  folder = join(repositoryRoot, 'node_modules/.cache/checks-trees'),
  lock = join(repositoryRoot, 'package-lock.json'),
) {
  const versions = existsSync(lock) ? readFileSync(lock) : '';
  const read = (path: string): Entry | undefined => {
    try {
      return JSON.parse(readFileSync(path, 'utf8')) as Entry;
    } catch {
      // Missing, or cut off by an interrupted run: parse again.
      return undefined;
    }
  };
  return (file: string, source: string, parse: (source: string) => Root): Root => {
    const key = createHash('sha256').update(versions).update(source).digest('hex');
    const path = join(folder, `${file.replaceAll('/', '!')}.json`);
    const entry = read(path);
    if (entry?.key === key) return entry.tree;
    const tree = parse(source);
    mkdirSync(folder, { recursive: true });
    // Rules run side by side: each writes its own file, and the last one stays.
    const own = `${path}.${process.pid}`;
    writeFileSync(own, JSON.stringify({ key, tree } satisfies Entry));
    renameSync(own, path);
    return tree;
  };
}
