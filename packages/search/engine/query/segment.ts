import { chineseStopWords } from '../text/wordLists.ts';
import { chineseWords } from './synonyms.ts';

/** Splits a string at each of the words, longest word first; `known` pieces are such words. */
function cutAt(text: string, words: readonly string[]): { text: string; known: boolean }[] {
  const word = words.find((candidate) => text.includes(candidate));
  if (word === undefined) return text === '' ? [] : [{ text, known: false }];
  const at = text.indexOf(word);
  return [
    ...cutAt(text.slice(0, at), words),
    { text: word, known: true },
    ...cutAt(text.slice(at + word.length), words),
  ];
}

const segmenter =
  typeof Intl !== 'undefined' && 'Segmenter' in Intl
    ? new Intl.Segmenter('zh', { granularity: 'word' })
    : undefined;

const longStopWords = chineseStopWords.filter((word) => [...word].length > 1);
const stopWords = new Set(chineseStopWords);

/** Splits a string at stop words of one character: 用 in 用图片, but not in 应用. */
function telling(text: string): string[] {
  const segments = segmenter ? [...segmenter.segment(text)].map(({ segment }) => segment) : [text];
  let piece = '';
  const pieces: string[] = [];
  for (const segment of [...segments, '']) {
    if (segment !== '' && !stopWords.has(segment)) piece += segment;
    else {
      if (piece !== '') pieces.push(piece);
      piece = '';
    }
  }
  return pieces.flatMap(chineseWordsIn);
}

/** Splits Chinese text into dictionary words. A single character stays with the word before it. */
export function chineseWordsIn(text: string): string[] {
  const characters = [...text];
  if (characters.length <= 3 || !segmenter) return [text];
  const found: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = found.at(-1);
    if (last !== undefined && ([...segment].length === 1 || [...last].length === 1)) {
      found[found.length - 1] = last + segment;
    } else found.push(segment);
  }
  return found;
}

/**
 * Returns the words of a Chinese question without stop words: `怎么修改导航栏的颜色` gives 修改, 导航栏, and 颜色.
 */
export function segmentChinese(text: string): string[] {
  return cutAt(text, chineseWords)
    .flatMap((piece) =>
      piece.known
        ? [piece]
        : cutAt(piece.text, segmenter ? longStopWords : chineseStopWords)
            .filter((p) => !p.known)
            .flatMap((p) => telling(p.text))
            .map((p) => ({ text: p, known: false })),
    )
    .map((piece) => piece.text);
}
