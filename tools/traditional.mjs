#!/usr/bin/env node
// npm install --no-save opencc-js@1.4.2 && node scripts/traditional.mjs
// Writes search/text/traditional.ts: the traditional forms of the characters that the Chinese pages are written in.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = join(root, 'search/text/traditional.ts');
const dictionaryFile = 'node_modules/opencc-js/dist/esm-lib/dict/TSCharacters.js';
/** Whatever search finds, and the words that queries are translated by. */
const sources = [
  'docs/zh',
  'i18n.json',
  'packages/search/phrases/zh.json',
  'packages/search/engine/synonyms',
  'search/text/simplify.ts',
];

/** @param {string} path @returns {string} */
function read(path) {
  if (!statSync(path).isDirectory()) return readFileSync(path, 'utf8');
  return readdirSync(path)
    .map((name) => read(join(path, name)))
    .join('');
}

const used = new Set(sources.map((source) => read(join(root, source))).join(''));

/** The common characters of GB 2312, its first level. */
const simplified = new Set(
  new TextDecoder('gb2312').decode(
    Uint8Array.from({ length: 40 * 94 * 2 }, (_, at) =>
      at % 2 === 0 ? 0xb0 + Math.floor(at / 188) : 0xa1 + Math.floor((at % 188) / 2),
    ),
  ),
);
const { default: dictionary } = await import(
  pathToFileURL(process.argv[2] ?? join(root, dictionaryFile)).href
);
const pairs = String(dictionary)
  .split('|')
  .map((entry) => entry.split(' '))
  // What simplified text has too, such as 著, stays as it is.
  .filter(([from = '', to = '']) => from.length === 1 && used.has(to) && !simplified.has(from));
const side = (/** @type {number} */ at) => pairs.map((pair) => pair[at]).join('');
writeFileSync(
  file,
  `// Written by scripts/traditional.mjs from the dictionary of OpenCC (Apache-2.0). Do not edit.

/** Traditional characters, each the form of the simplified one at the same place. */
export const TRADITIONAL =
  '${side(0)}';

export const SIMPLIFIED =
  '${side(1)}';
`,
);
console.log(`${pairs.length} pairs`);
