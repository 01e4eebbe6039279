import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's absolute path, ending in a slash. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** The path of an absolute file from the repository root, with forward slashes. */
export const fromRoot = (absolute: string): string =>
  relative(repositoryRoot, absolute).split(sep).join('/');
