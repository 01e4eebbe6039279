import type { Page } from '@handbook/content';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { Problem } from '../lib/problem.ts';

interface Sentence {
  text: string;
  line: number;
}

/** Whether an element declares that it is English in every language, such as the output of a tool. */
const isEnglish = (node: object): boolean =>
  'attributes' in node &&
  Array.isArray(node.attributes) &&
  node.attributes.some(({ name, value }) => name === 'lang' && value === 'en');

/** Paragraphs and headings of a page with several words besides inline code. */
function sentencesOf(page: Page): Sentence[] {
  const sentences: Sentence[] = [];
  visit(page.tree, (node) => {
    if (isEnglish(node)) return SKIP;
    if (node.type !== 'paragraph' && node.type !== 'heading') return;
    const plain = node.children.map((child) => (child.type === 'inlineCode' ? '' : textOf(child)));
    const words = plain.join(' ').match(/[A-Za-z]{2,}/g) ?? [];
    if (words.length < 5) return;
    sentences.push({ text: textOf(node), line: node.position?.start.line ?? 1 });
  });
  return sentences;
}

/** Finds English sentences that the translation contains unchanged, as one problem. */
export function untranslated(en: Page, zh: Page): Problem[] {
  const original = new Set(sentencesOf(en).map(({ text }) => text));
  const copied = sentencesOf(zh).filter(({ text }) => original.has(text));
  const [first] = copied;
  if (!first) return [];
  const more =
    copied.length > 1
      ? `, and ${copied.length - 1} more sentence${copied.length > 2 ? 's are' : ' is'}`
      : '';
  const message = `“${first.text.replace(/\s+/g, ' ').slice(0, 60)}” is still English${more}.`;
  return [
    {
      file: zh.file,
      line: first.line,
      message,
      fix: copied.length > 1 ? 'Translate the sentences.' : 'Translate the sentence.',
    },
  ];
}
