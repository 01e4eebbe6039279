import { posix } from 'node:path';
import type { SourceTree } from './sourceTree.ts';

/** The tree of the given files and of all folders above them, plus empty folders written with a slash at their end. */
export function treeOf(...paths: string[]): SourceTree {
  const files = paths.filter((path) => !path.endsWith('/'));
  const folders = new Set<string>();
  for (const path of paths) {
    let folder = path.endsWith('/') ? path.slice(0, -1) : posix.dirname(path);
    for (; folder !== '.'; folder = posix.dirname(folder)) folders.add(folder);
  }
  return { files: new Set(files), folders };
}
