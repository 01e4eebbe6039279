import { fileIn, languages, type Page } from '@handbook/content';
import { mainLanguage } from '@handbook/content/address';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { type Menu, menuParity } from './menuParity.ts';
import { type SkeletonLine, sameText } from './sameText.ts';
import { skeletonOf } from './skeleton.ts';

/** Everything that exists in both languages. */
interface Bilingual {
  /** Pages and fragments of both languages. */
  pages: readonly Page[];
  /** Every `_meta.json` and `_nav.json` of both languages. */
  menus: readonly Menu[];
  /** Chinese files whose translation is outdated, which the translations rule reports. */
  pending?: ReadonlySet<string>;
}

/** The first difference of two lists of lines, as a problem of the Chinese page. */
function difference(
  en: Page,
  zh: Page,
  original: readonly SkeletonLine[],
  translation: readonly SkeletonLine[],
): Problem | undefined {
  const length = Math.max(original.length, translation.length);
  for (let index = 0; index < length; index++) {
    const [expected, found] = [original[index], translation[index]];
    if (expected && found) {
      const { text } = expected;
      if (text === found.text || sameText(text, found, zh.lang)) continue;
    }
    const english = expected ? `${expected.text} (${en.file}:${expected.line})` : 'nothing more';
    return {
      file: zh.file,
      line: found?.line ?? translation.at(-1)?.line ?? 1,
      message: `The translation has ${found?.text ?? 'nothing more'}, the English page ${english}.`,
      fix: 'Use the same headings with the same ids, code, components, and links in both pages. Translate only text, and the strings and comments of code.',
    };
  }
  return undefined;
}

/** Compares the headings first, because a lost section changes everything that follows. */
function comparePages(en: Page, zh: Page): Problem[] {
  const [original, translation] = [skeletonOf(en), skeletonOf(zh)];
  const headings = (lines: SkeletonLine[]) => lines.filter(({ text }) => /^#+( #|$)/.test(text));
  const problem =
    difference(en, zh, headings(original), headings(translation)) ??
    difference(en, zh, original, translation);
  return problem ? [problem] : [];
}

/** Checks that pages and menus have the same structure, code, and links in both languages. */
export function parity({ pages, menus, pending }: Bilingual): RuleResult {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const problems: Problem[] = [];
  let pairs = 0;
  const files = pages.flatMap(({ file }) => languages.map((lang) => fileIn(file, lang)));
  for (const file of [...new Set(files)].sort()) {
    const source = fileIn(file, mainLanguage);
    if (file === source) continue;
    const [page, other] = [byFile.get(source), byFile.get(file)];
    if (page && other) {
      pairs++;
      if (!pending?.has(file)) problems.push(...comparePages(page, other));
    } else if (page || other) {
      const [existing, missing] = page ? [source, file] : [file, source];
      const fix = `Create ${missing}, or remove this page.`;
      problems.push({ file: existing, message: `${missing} doesn't exist.`, fix });
    }
  }
  const menu = menuParity(menus);
  return {
    problems: [...problems, ...menu.problems],
    counted: { pages: pairs, ...menu.counted },
  };
}
