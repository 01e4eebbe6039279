import type { Finding } from '../prose/finding.ts';

/** The project's own words, one a line. */
export const dictionaryFile = 'packages/checks/language/words.txt';

/** The project's dictionary is sorted, and each of its words is on a page and in no other dictionary. */
export function checkDictionary(words: readonly string[], needed: ReadonlySet<string>): Finding[] {
  return words.flatMap((word, index) => {
    const before = words[index - 1];
    const isSorted = before === undefined || before.toLowerCase() < word.toLowerCase();
    const at = { part: 'spelling', about: word, file: dictionaryFile, line: index + 1 } as const;
    return [
      ...(needed.has(word.toLowerCase())
        ? []
        : [{ ...at, message: `No page needs the word “${word}”.`, fix: 'Remove it.' }]),
      ...(isSorted
        ? []
        : [
            {
              ...at,
              message: `“${word}” stands after “${before}”.`,
              fix: 'Sort the words, each once.',
            },
          ]),
    ];
  });
}
