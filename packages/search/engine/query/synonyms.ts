import { fold } from '../text/fold.ts';
import { stem } from '../text/stem.ts';
import { runs } from '../text/tokens.ts';
import { synonymGroups } from '../text/wordLists.ts';

/** Returns the key of a phrase: stems separated by spaces, so that any form of its words finds the phrase. */
export const phraseKey = (phrase: string): string =>
  runs(phrase)
    .map((run) => (run.cjk ? fold(run.text) : stem(fold(run.text))))
    .join(' ');

const groups = new Map<string, Set<string>>();
for (const group of synonymGroups) {
  for (const phrase of group) {
    const key = phraseKey(phrase);
    const others = groups.get(key) ?? new Set();
    for (const other of group) if (phraseKey(other) !== key) others.add(other);
    groups.set(key, others);
  }
}

/** Returns the synonyms of a phrase. */
export const synonymsOf = (key: string): readonly string[] => [...(groups.get(key) ?? [])];

/** The length in words of the longest phrase that has synonyms. */
export const longestPhrase = Math.max(...[...groups.keys()].map((key) => key.split(' ').length));

/** The Chinese words that have synonyms, longest first: a dictionary for splitting questions. */
export const chineseWords: readonly string[] = [...groups.keys()]
  .filter((key) => /^\p{Script=Han}{2,}$/u.test(key))
  .sort((a, b) => b.length - a.length);
