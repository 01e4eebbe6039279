import { chineseWordsIn, isChineseStopWord } from '../text/chinese.ts';
import { chineseStopWords } from '../text/wordLists.ts';
import { chineseWords } from './synonyms.ts';

interface Piece {
  text: string;
  /** Whether the piece is one of the words. */
  known: boolean;
}

/** Splits a string at each of the words, longest word first. */
function cutAt(text: string, words: readonly string[]): Piece[] {
  const word = words.find((candidate) => text.includes(candidate));
  if (word === undefined) return text === '' ? [] : [{ text, known: false }];
  const at = text.indexOf(word);
  return [
    ...cutAt(text.slice(0, at), words),
    { text: word, known: true },
    ...cutAt(text.slice(at + word.length), words),
  ];
}

const longStopWords = chineseStopWords.filter((word) => [...word].length > 1);

/**
 * Returns the words of a Chinese question without stop words: `怎么修改导航栏的颜色` gives 修改, 导航栏, and 颜色. The words
 * that have synonyms come first, then those of the browser's dictionary: 用 is a stop word in 用图片, but not in 应用.
 */
export const segmentChinese = (question: string): string[] =>
  cutAt(question, chineseWords).flatMap(({ text, known }) =>
    known
      ? [text]
      : cutAt(text, longStopWords)
          .filter((piece) => !piece.known)
          .flatMap((piece) => chineseWordsIn(piece.text))
          .filter((word) => !isChineseStopWord(word)),
  );
