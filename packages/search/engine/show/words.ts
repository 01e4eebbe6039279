import { chineseWordsIn } from '../text/chinese.ts';
import { runs } from '../text/tokens.ts';

/** A range in a string, from `start` up to `end`, in UTF-16 units. */
export interface Range {
  start: number;
  end: number;
}

/** Returns the words of a string as a reader counts them. */
export function wordsOf(text: string): Range[] {
  return runs(text).flatMap((run): Range[] => {
    if (!run.cjk) return [{ start: run.start, end: run.start + run.text.length }];
    let end = run.start;
    return chineseWordsIn(run.text).map((word) => {
      const start = end;
      end += word.length;
      return { start, end };
    });
  });
}
