import { readFileSync } from 'node:fs';

/**
 * Reads a text file that people edit: without a byte-order mark, and with line feeds only, whatever the editor wrote.
 *
 * @param {string | URL} file
 */
export const readText = (file) =>
  readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
