import { fileIn, flatten } from '@handbook/content';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { firstDifference, type Item, sideBySide } from './item.ts';

/** A `_meta.json` or `_nav.json` of one language. */
export interface Menu {
  /** Path from the repository root, below docs/en or docs/zh. */
  file: string;
  source: string;
}

const readable = /(^|\.)(text|label|tag)$/;
const looksLikeKey = /^[a-z]\w*(\.\w+)+$/i;

const itemsOf = (menu: Menu): Item[] =>
  flatten(menu.source).map(({ path, value, line }) =>
    readable.test(path)
      ? { strict: `${path}: `, prose: String(value), line }
      : { strict: `${path}: ${JSON.stringify(value)}`, line },
  );

function unknownKeys(menu: Menu, textKeys: ReadonlySet<string>): Problem[] {
  return flatten(menu.source)
    .filter(({ path, value }) => readable.test(path) && looksLikeKey.test(String(value)))
    .filter(({ value }) => !textKeys.has(String(value)))
    .map(({ value, line }) => ({
      file: menu.file,
      line,
      message: `The key "${value}" is not in i18n.json, so readers see the key.`,
      fix: `Add "${value}" with en and zh to i18n.json, or use an existing key.`,
    }));
}

/** The difference of a menu from the same menu in the other language, once for both. */
function differences(menu: Menu, byFile: ReadonlyMap<string, Menu>): Problem[] {
  const { file } = menu;
  const isChinese = file === fileIn(file, 'zh');
  const other = fileIn(file, isChinese ? 'en' : 'zh');
  const translation = byFile.get(other);
  if (!translation) {
    const message = `${other} doesn't exist.`;
    return [{ file, message, fix: `Create ${other} with the same menu.` }];
  }
  const items = itemsOf(menu);
  const difference = isChinese && firstDifference(itemsOf(translation), items);
  if (!difference) return [];
  const line = difference.zh?.line ?? items.at(-1)?.line;
  const message = `The menu differs from ${other}: ${sideBySide(difference)}`;
  return [{ file, line, message, fix: 'Use the same entries in both menus.' }];
}

/** Checks that the menus of both languages have the same entries. Only labels may differ. */
export function menuParity(menus: readonly Menu[], textKeys: ReadonlySet<string>): RuleResult {
  const byFile = new Map(menus.map((menu) => [menu.file, menu]));
  const problems = menus.flatMap((menu) => [
    ...unknownKeys(menu, textKeys),
    ...differences(menu, byFile),
  ]);
  return { problems, counted: { menus: menus.length } };
}
