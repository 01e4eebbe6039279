import en from '../../words/en.json' with { type: 'json' };
import zh from '../../words/zh.json' with { type: 'json' };

/** The words that search knows, as listed in `words/`. Readers of either language use words of the other. */

const stopWords = new Set(en.stopWords);

/** Whether an English word is a stop word. */
export const isStopWord = (word: string): boolean => stopWords.has(word);

/** The Chinese stop words, longest first, because Chinese text has no spaces between words. */
export const chineseStopWords: readonly string[] = [...zh.stopWords].sort(
  (a, b) => b.length - a.length,
);

/** English words that keep their endings, and that other words aren't shortened to. */
export const fixedWords: ReadonlySet<string> = new Set(en.fixed);

/** Irregular English forms with their stems. */
export const irregularForms: Readonly<Record<string, string>> = en.forms;

/** Regional Chinese words with the words that this site uses. */
export const regionalWords: Readonly<Record<string, string>> = zh.forms;

/** Groups of words for the same thing, in every language. A word may be in several groups. */
export const synonymGroups: readonly (readonly string[])[] = [
  ...new Set([...Object.keys(en.synonyms), ...Object.keys(zh.synonyms)]),
].map((name) => [
  name,
  ...((en.synonyms as Record<string, string[]>)[name] ?? []),
  ...((zh.synonyms as Record<string, string[]>)[name] ?? []),
]);
