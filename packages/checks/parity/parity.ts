import { fileIn, type Page } from '@handbook/content';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { aspects } from './aspects.ts';
import { codeWords } from './codeWords.ts';
import { firstDifference, sideBySide } from './item.ts';
import { type Menu, menuParity } from './menuParity.ts';
import { textParity } from './textParity.ts';

/** Everything that exists in both languages. */
export interface Bilingual {
  /** Pages and fragments of both languages. */
  pages: readonly Page[];
  /** Every `_meta.json` and `_nav.json` of both languages. */
  menus: readonly Menu[];
  /** `i18n.json`, the strings of the interface. */
  texts: { file: string; source: string };
  /** Chinese files whose translation is outdated, which the freshness rule reports. */
  pending?: ReadonlySet<string>;
}

const bothFix =
  'Make the Chinese page equal to the English page. If the English page is wrong, correct both.';

function comparePages(en: Page, zh: Page): Problem[] {
  const differences = aspects.flatMap(({ name, items, fix = bothFix }): Problem[] => {
    const translated = items(zh);
    const difference = firstDifference(items(en), translated);
    if (!difference) return [];
    const line = difference.zh?.line ?? translated.at(-1)?.line ?? 1;
    const message = `Its ${name} differ from ${en.file}: ${sideBySide(difference)}`;
    return [{ file: zh.file, line, message, fix }];
  });
  return [...differences, ...codeWords(en, zh)];
}

/** Checks that pages, menus, and interface strings have the same structure, code, and links in both languages. */
export function parity({ pages, menus, texts, pending }: Bilingual): RuleResult {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const problems: Problem[] = [];
  let pairs = 0;
  for (const enFile of [...new Set(pages.map(({ file }) => fileIn(file, 'en')))].sort()) {
    const zhFile = fileIn(enFile, 'zh');
    const [en, zh] = [byFile.get(enFile), byFile.get(zhFile)];
    if (en && zh) {
      pairs++;
      if (!pending?.has(zhFile)) problems.push(...comparePages(en, zh));
    } else {
      const [file, missing] = en ? [enFile, zhFile] : [zhFile, enFile];
      const message = `${missing} doesn't exist.`;
      problems.push({ file, message, fix: `Create ${missing}, or remove this page.` });
    }
  }
  const text = textParity(texts.file, texts.source);
  const keys = new Set(Object.keys(JSON.parse(texts.source) as object));
  const menu = menuParity(menus, keys);
  return {
    problems: [...problems, ...text.problems, ...menu.problems],
    counted: { pages: pairs, ...text.counted, ...menu.counted },
  };
}
