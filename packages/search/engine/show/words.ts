import { runs } from '../text/tokens.ts';
import { chineseStopWords } from '../text/wordLists.ts';

/** A range in a string, from `start` up to `end`, in UTF-16 units. */
export interface Range {
  start: number;
  end: number;
}

const segmenter =
  typeof Intl !== 'undefined' && 'Segmenter' in Intl
    ? new Intl.Segmenter('zh', { granularity: 'word' })
    : undefined;

const isLetter = (word: string | undefined): word is string =>
  word !== undefined && [...word].length === 1 && !chineseStopWords.includes(word);

/** Splits Chinese text into words. Adjacent characters that the dictionary doesn't know are a word: 浅 and 色. */
function chineseWords(text: string): string[] {
  if (!segmenter) return text.match(/.{1,2}/gsu) ?? [];
  const words: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = words.at(-1);
    if (isLetter(last) && isLetter(segment)) words[words.length - 1] = last + segment;
    else words.push(segment);
  }
  return words;
}

/** Returns the words of a string as a reader counts them, or, without a dictionary, pairs of Chinese characters. */
export function wordsOf(text: string): Range[] {
  return runs(text).flatMap((run): Range[] => {
    if (!run.cjk) return [{ start: run.start, end: run.start + run.text.length }];
    let end = run.start;
    return chineseWords(run.text).map((word) => {
      const start = end;
      end += word.length;
      return { start, end };
    });
  });
}
