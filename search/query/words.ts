import { fold } from '../text/fold.ts';
import { stem } from '../text/stem.ts';
import { isStopWord } from '../text/stopWords.ts';
import { type Run, runs } from '../text/tokens.ts';
import { segmentChinese } from './segment.ts';

/** A word of a query. */
export interface Word {
  /** As it was typed. */
  run: Run;
  /** What phrases are compared by. */
  key: string;
  /** Whether it says nothing about the answer. */
  stop: boolean;
  /** Whether the reader may still be typing it. */
  open: boolean;
}

/** More words than this do not make a question clearer, only slower. */
const MAX_WORDS = 16;

const cut = (run: Run): Run[] => {
  if (!run.cjk) return [run];
  const words = segmentChinese(run.text);
  return (words.length > 0 ? words : [run.text]).map((text) => ({ ...run, text }));
};

/** The words of a query in order; those that say nothing are marked, unless there are no others. */
export function queryWords(text: string): Word[] {
  const found = runs(text).flatMap(cut).slice(0, MAX_WORDS);
  const words = found.map((run, index) => {
    const folded = fold(run.text);
    const open = index === found.length - 1 && /[\p{L}\p{N}\p{M}_]$/u.test(text);
    return {
      run,
      key: run.cjk ? folded : stem(folded),
      stop: !run.cjk && isStopWord(folded) && !/^[-:@.]/.test(run.text),
      open,
    };
  });
  return words.every(({ stop }) => stop) ? words.map((word) => ({ ...word, stop: false })) : words;
}
