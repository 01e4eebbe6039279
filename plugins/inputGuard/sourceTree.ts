import { readdirSync } from 'node:fs';
import { extname, posix } from 'node:path';

/** What a folder holds, at any depth. */
export interface SourceTree {
  /** Paths of its files, with forward slashes. */
  files: ReadonlySet<string>;
  /** Paths of its folders, with forward slashes. */
  folders: ReadonlySet<string>;
}

/** Lists a folder. */
export function readTree(folder: string): SourceTree {
  const files = new Set<string>();
  const folders = new Set<string>();
  const list = (below: string) => {
    for (const entry of readdirSync(posix.join(folder, below), { withFileTypes: true })) {
      const path = posix.join(below, entry.name);
      if (entry.isDirectory()) {
        folders.add(path);
        list(path);
      } else {
        files.add(path);
      }
    }
  };
  list('');
  return { files, folders };
}

/** The names that lie directly in a folder of the tree; `''` is the tree's own folder. */
export function namesIn(paths: Iterable<string>, folder: string): string[] {
  const parent = folder === '' ? '.' : folder;
  return [...paths].filter((path) => posix.dirname(path) === parent).map((p) => posix.basename(p));
}

/** The framework's endings of files that become pages, unless the site's configuration names others. */
export const pageExtensions: readonly string[] = ['.js', '.jsx', '.ts', '.tsx', '.md', '.mdx'];

/** A page's path without its ending; undefined for a file that is no page. */
export function pageName(path: string, extensions: readonly string[]): string | undefined {
  const extension = extname(path);
  if (!extensions.includes(extension) || path.endsWith('.d.ts')) return undefined;
  return path.slice(0, -extension.length);
}
