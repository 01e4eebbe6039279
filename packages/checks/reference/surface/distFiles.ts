import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { type Framework, projectPath } from './framework.ts';

/** One published JavaScript file. */
export interface DistFile {
  /** Path from the project. */
  path: string;
  text: string;
}

/** Reads the published JavaScript in a folder, without the sources that `eject` copies. */
export function distFiles(framework: Framework, folder: string): DistFile[] {
  return globSync('**/*.js', { cwd: folder, absolute: true, ignore: ['eject-theme/**'] })
    .sort()
    .map((file) => ({
      path: projectPath(framework, file),
      text: readFileSync(file, 'utf8'),
    }));
}

/** Reads the published JavaScript of both packages. */
export const allDistFiles = (framework: Framework): DistFile[] => [
  ...distFiles(framework, join(framework.core, 'dist')),
  ...distFiles(framework, join(framework.shared, 'dist')),
];
