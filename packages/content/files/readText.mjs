import { readFileSync } from 'node:fs';

/**
 * Reads a text file that people edit, without the byte order mark and the CRLF line endings that some editors write.
 *
 * @param {string | URL} file
 */
export const readText = (file) =>
  readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
