// npm install --no-save opencc-js@1.4.2 && node tools/commands/traditional.mjs [dictionary]
// Writes the traditional forms of the characters that the Chinese pages use, so that search finds either form.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@handbook/content/files';

const file = join(root, 'packages/search/engine/text/traditional.ts');
const dictionaryFile = 'node_modules/opencc-js/dist/esm-lib/dict/TSCharacters.js';
/** What search finds, and the synonyms that expand queries. */
const sources = [
  'docs/zh',
  'i18n.json',
  'packages/search/phrases/zh.json',
  'packages/search/engine/synonyms',
  'packages/search/engine/text/simplify.ts',
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
  // Characters that simplified text also uses, such as 著, aren't converted.
  .filter(([from = '', to = '']) => from.length === 1 && used.has(to) && !simplified.has(from));
const side = (/** @type {number} */ at) => pairs.map((pair) => pair[at]).join('');
writeFileSync(
  file,
  `// Written by tools/commands/traditional.mjs from the dictionary of OpenCC (Apache-2.0). Do not edit.

/** Traditional characters, each the form of the simplified one at the same place. */
export const TRADITIONAL =
  '${side(0)}';

export const SIMPLIFIED =
  '${side(1)}';
`,
);
console.log(`${pairs.length} pairs`);
