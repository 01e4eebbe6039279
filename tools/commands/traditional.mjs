// npm install --no-save opencc-js@1.4.2 && node tools/run.mjs traditional
// Writes the traditional forms of the characters that the Chinese pages use, so that search finds either form.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@handbook/content/files';
import { globSync } from 'tinyglobby';

const file = 'packages/search/engine/text/traditional.ts';
const dictionary = 'node_modules/opencc-js/dist/esm-lib/dict/TSCharacters.js';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
const sources = globSync(
  ['docs/zh/**', 'i18n.json', 'packages/search/**/*.{json,ts}', `!${file}`],
  {
    cwd: root,
  },
);
const used = new Set(sources.map(read).join(''));

/** The common characters of GB 2312, its first level. */
const simplified = new TextDecoder('gb2312').decode(
  Uint8Array.from({ length: 40 * 94 * 2 }, (_, at) =>
    at % 2 === 0 ? 0xb0 + Math.floor(at / 188) : 0xa1 + Math.floor((at % 188) / 2),
  ),
);
const [, entries = ''] = read(dictionary).match(/["'`]([^"'`]{1000,})["'`]/) ?? [];
const pairs = entries
  .split('|')
  .map((entry) => entry.split(' '))
  // Characters that simplified text also uses, such as 著, aren't converted.
  .filter(
    ([from = '', to = '']) => from.length === 1 && used.has(to) && !simplified.includes(from),
  );
const side = (/** @type {number} */ at) => pairs.map((pair) => pair[at]).join('');
writeFileSync(
  join(root, file),
  `// Written by tools/commands/traditional.mjs from the dictionary of OpenCC (Apache-2.0). Do not edit.

/** Traditional characters, each the form of the simplified one at the same place. */
export const TRADITIONAL =
  '${side(0)}';

export const SIMPLIFIED =
  '${side(1)}';
`,
);
console.log(`${pairs.length} pairs`);
