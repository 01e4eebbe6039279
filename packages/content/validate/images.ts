import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../files/readText.mjs';
import type { Problem } from '../problem/problem.ts';

/** The images that a source file refers to. */
export interface NamedImages {
  /** The source file, relative to the root. */
  file: string;
  /** Paths in the public folder. A hash selects a view of an SVG file, e.g. `/logos.svg#rspack`. */
  paths: readonly string[];
}

/**
 * Finds images and views that don't exist. For a missing view, browsers show the whole file.
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
