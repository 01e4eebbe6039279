import { fileIn, flatten, languages } from '@handbook/content';
import { mainLanguage } from '@handbook/content/address';
import type { Problem, RuleResult } from '../lib/problem.ts';

/** A `_meta.json` or `_nav.json` of one language. */
export interface Menu {
  /** Path from the repository root, below docs/en or docs/zh. */
  file: string;
  source: string;
}

const readable = /(^|\.)(text|label|tag)$/;
const isKey = /^[a-z]\w*(\.\w+)+$/i;

/** The entries of a menu. Labels may be translated. */
const entriesOf = (menu: Menu) =>
  flatten(menu.source).map(({ path, value, line }) => {
    const isLabel = readable.test(path) && !isKey.test(String(value));
    return { text: `${path}: ${isLabel ? '…' : JSON.stringify(value)}`, line };
  });

/** The first difference of a menu from the English menu. */
function difference(menu: Menu, english: Menu): Problem[] {
  const [expected, found] = [entriesOf(english), entriesOf(menu)];
  const length = Math.max(expected.length, found.length);
  const index = Array.from({ length }).findIndex((_, i) => expected[i]?.text !== found[i]?.text);
  if (index === -1) return [];
  const [before, after] = [expected[index], found[index]];
  const shown = (entry: typeof before) => entry?.text ?? 'nothing more';
  const message = `The menu has ${shown(after)}, ${english.file} has ${shown(before)}.`;
  const line = after?.line ?? found.at(-1)?.line;
  return [{ file: menu.file, line, message, fix: 'Use the same entries in both menus.' }];
}

/** Checks that the menus of both languages have the same entries. Only labels may differ. */
export function menuParity(menus: readonly Menu[]): RuleResult {
  const byFile = new Map(menus.map((menu) => [menu.file, menu]));
  const problems = menus.flatMap((menu) => {
    const files = languages.map((lang) => fileIn(menu.file, lang));
    const missing = files.find((file) => !byFile.has(file));
    if (missing) {
      const message = `${missing} doesn't exist.`;
      return [{ file: menu.file, message, fix: `Create ${missing} with the same menu.` }];
    }
    return difference(menu, byFile.get(fileIn(menu.file, mainLanguage)) ?? menu);
  });
  return { problems, counted: { menus: menus.length } };
}
