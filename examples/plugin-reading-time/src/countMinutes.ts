/** Characters of scripts without spaces, which count one by one. */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Ideographs that are read in the time of one word. */
const IDEOGRAPHS_PER_WORD = 2;

/** Whole minutes that a text takes to read, at least one. */
export function countMinutes(text: string, wordsPerMinute: number): number {
  const ideographs = text.match(IDEOGRAPH)?.length ?? 0;
  const words = text.replace(IDEOGRAPH, ' ').match(/\S+/g)?.length ?? 0;
  const total = words + ideographs / IDEOGRAPHS_PER_WORD;
  return Math.max(1, Math.round(total / wordsPerMinute));
}
