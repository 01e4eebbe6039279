import { chineseStopWords } from './wordLists.ts';

const segmenter =
  typeof Intl !== 'undefined' && 'Segmenter' in Intl
    ? new Intl.Segmenter('zh', { granularity: 'word' })
    : undefined;

const stopWords = new Set(chineseStopWords);

/** Whether a word is a Chinese stop word. */
export const isChineseStopWord = (word: string): boolean => stopWords.has(word);

const isPart = (word: string): boolean => [...word].length === 1 && !stopWords.has(word);

/**
 * Splits Chinese text into the words of the browser's dictionary, or, without one, into pairs of characters. A single
 * character belongs to the word before it: 导航栏 and 浅色 are words.
 */
export function chineseWordsIn(text: string): string[] {
  const parts = segmenter
    ? [...segmenter.segment(text)].map(({ segment }) => segment)
    : (text.match(/.{1,2}/gsu) ?? []);
  const words: string[] = [];
  for (const part of parts) {
    const last = words.at(-1) ?? '';
    const belongs = (isPart(part) && last !== '' && !stopWords.has(last)) || isPart(last);
    if (belongs && !stopWords.has(part)) words[words.length - 1] = last + part;
    else words.push(part);
  }
  return words;
}
