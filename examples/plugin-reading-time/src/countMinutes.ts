/** Characters of scripts without spaces, each counted separately. */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** The number of ideographs read in the time of one word. */
const IDEOGRAPHS_PER_WORD = 2;

/** Returns the reading time of a text in whole minutes, at least 1. */
export function countMinutes(text: string, wordsPerMinute: number): number {
  const ideographs = text.match(IDEOGRAPH)?.length ?? 0;
  const words = text.replace(IDEOGRAPH, ' ').match(/\S+/g)?.length ?? 0;
  const total = words + ideographs / IDEOGRAPHS_PER_WORD;
  return Math.max(1, Math.round(total / wordsPerMinute));
}
