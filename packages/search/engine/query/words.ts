import { fold } from '../text/fold.ts';
import { stem } from '../text/stem.ts';
import { type Run, runs, withoutLead } from '../text/tokens.ts';
import { isStopWord } from '../text/wordLists.ts';
import { segmentChinese } from './segment.ts';

/** A word of a query. */
export interface Word {
  /** The word as typed. */
  run: Run;
  /** The key for comparing phrases. */
  key: string;
  /** Whether the word is a stop word. */
  stop: boolean;
  /** Whether the reader may still be typing the word. */
  open: boolean;
}

/** More words than this slow down a query without making it clearer. */
const MAX_WORDS = 16;

interface Piece extends Run {
  stop: boolean;
}

function cut(run: Run): Piece[] {
  if (!run.cjk) {
    return [{ ...run, stop: isStopWord(fold(run.text)) && !/^[-:@.]/.test(run.text) }];
  }
  const words = segmentChinese(run.text);
  if (words.length === 0) return [{ ...run, stop: true }];
  return words.map((text) => ({ ...run, text, stop: false }));
}

/** Returns the words of a query in order, with stop words marked unless there are no other words. */
export function queryWords(text: string): Word[] {
  const found = runs(text).flatMap(cut).slice(0, MAX_WORDS);
  const words = found.map(({ stop, ...run }, index) => {
    const folded = fold(run.text);
    const open = index === found.length - 1 && /[\p{L}\p{N}\p{M}_]$/u.test(text);
    return {
      run,
      key: run.cjk ? folded : stem(withoutLead(folded)),
      stop,
      open,
    };
  });
  return words.every(({ stop }) => stop) ? words.map((word) => ({ ...word, stop: false })) : words;
}
