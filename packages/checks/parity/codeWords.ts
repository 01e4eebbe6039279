import type { Page } from '@handbook/content';
import { visit } from 'unist-util-visit';
import type { Problem } from '../lib/problem.ts';
import { hasHan } from './item.ts';

/** The inline code of a section. */
interface Section {
  line: number;
  words: Set<string>;
}

function sectionsOf(page: Page): Section[] {
  const first: Section = { line: 1, words: new Set() };
  const sections = [first];
  visit(page.tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') sections.push({ line, words: new Set() });
    if (node.type === 'inlineCode') sections.at(-1)?.words.add(node.value);
  });
  return sections;
}

const listed = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');

/**
 * Checks that a section and its translation contain the same inline code, in any order. Code with Chinese characters
 * counts as the translation of missing English code.
 */
export function codeWords(en: Page, zh: Page): Problem[] {
  const translated = sectionsOf(zh);
  const pairs = sectionsOf(en).map((section, index) => [section, translated[index]] as const);
  for (const [original, translation] of pairs) {
    if (!translation) return [];
    const replaced = [...translation.words].filter(hasHan);
    const lost = [...original.words].filter((word) => !translation.words.has(word));
    const added = [...translation.words].filter(
      (word) => !original.words.has(word) && !hasHan(word),
    );
    if (lost.length <= replaced.length && added.length === 0) continue;
    const parts = [
      lost.length > replaced.length ? `doesn't mention ${listed(lost)}` : '',
      added.length > 0 ? `also mentions ${listed(added)}` : '',
    ].filter((part) => part !== '');
    const message = `The section ${parts.join(' and ')}, unlike ${en.file}:${original.line}.`;
    const fix = 'Translate every sentence, and use the same inline code in both pages.';
    return [{ file: zh.file, line: translation.line, message, fix }];
  }
  return [];
}
