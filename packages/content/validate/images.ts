import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../files/readText.mjs';
import type { Problem } from '../problem/problem.ts';

/** Images that a source file names. */
export interface NamedImages {
  /** The file that names them, relative to the root. */
  file: string;
  /** Paths below the public folder; a fragment names a view of an SVG file, e.g. `/logos.svg#rspack`. */
  paths: readonly string[];
}

/**
 * The named images that don't exist. A browser shows the whole file for a view that doesn't exist.
 *
 * @param root the repository's root, absolute
 * @param folder the public folder, relative to the root
 */
export function imageProblems(root: string, folder: string, { file, paths }: NamedImages) {
  const lines = readText(join(root, file)).split('\n');
  return paths.flatMap((path): Problem[] => {
    const [name = '', view] = path.split('#');
    const image = folder + name;
    const place = { file, line: lines.findIndex((line) => line.includes(`'${path}'`)) + 1 };
    if (!existsSync(join(root, image))) {
      const message = `There is no ${image} for the image "${path}".`;
      return [{ ...place, message, fix: 'Correct the path, or add the file.' }];
    }
    if (view === undefined || readText(join(root, image)).includes(`<view id="${view}"`)) return [];
    const message = `${image} has no view "${view}".`;
    return [{ ...place, message, fix: `Correct the name, or add <view id="${view}"> to it.` }];
  });
}
