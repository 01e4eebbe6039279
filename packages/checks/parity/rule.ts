import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileIn, filesOf, languages } from '@handbook/content';
import type { Scope } from '../runner/rule.ts';
import { parity } from './parity.ts';

export const name = 'parity';
export const needsBuild = false;

/** Compares the pages with their translations, and all menus. */
export function run({ root, inBothLanguages, broken, pending }: Scope) {
  const read = (file: string) => ({ file, source: readFileSync(join(root, file), 'utf8') });
  const menus = filesOf(`docs/{${languages}}/**/_{meta,nav}.json`, root).map(read);
  // A page whose translation doesn't parse can't be compared.
  const lost = new Set(broken.flatMap(({ file }) => languages.map((lang) => fileIn(file, lang))));
  const pages = inBothLanguages.filter(({ file }) => !lost.has(file));
  return parity({ pages, menus, pending });
}
