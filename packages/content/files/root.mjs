import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, absolute, without a trailing separator. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Returns the path of a file relative to the repository's root, with forward slashes.
 *
 * @param {string} file absolute
 */
export const fromRoot = (file) => relative(root, file).split(sep).join('/');
