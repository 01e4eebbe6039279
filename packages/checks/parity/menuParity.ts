import { flatten } from '@handbook/content';
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

const otherLanguage = (file: string) =>
  file.startsWith('docs/en/')
    ? file.replace('docs/en/', 'docs/zh/')
    : file.replace('docs/zh/', 'docs/en/');

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

/** Checks that the menus of both languages have the same entries. Only labels may differ. */
export function menuParity(menus: readonly Menu[], textKeys: ReadonlySet<string>): RuleResult {
  const byFile = new Map(menus.map((menu) => [menu.file, menu]));
  const problems = menus.flatMap((menu): Problem[] => {
    const unknown = unknownKeys(menu, textKeys);
    const translation = byFile.get(otherLanguage(menu.file));
    if (!translation) {
      const message = `${otherLanguage(menu.file)} doesn't exist.`;
      return [
        ...unknown,
        { file: menu.file, message, fix: `Create ${otherLanguage(menu.file)} with the same menu.` },
      ];
    }
    const difference =
      menu.file.startsWith('docs/zh/') && firstDifference(itemsOf(translation), itemsOf(menu));
    if (!difference) return unknown;
    const line = difference.zh?.line ?? itemsOf(menu).at(-1)?.line;
    const message = `The menu differs from ${translation.file}: ${sideBySide(difference)}`;
    return [
      ...unknown,
      { file: menu.file, line, message, fix: 'Use the same entries in both menus.' },
    ];
  });
  return { problems, counted: { menus: menus.length } };
}
