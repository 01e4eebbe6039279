import { join } from 'node:path';
import { readText } from '@handbook/content/files';
import type { Finding } from '../prose/finding.ts';

/** The project's dictionary, with one word on each line. */
export const dictionaryFile = 'packages/checks/language/words.txt';

/** Reads the project's dictionary. */
export const readWords = (root: string): string[] =>
  readText(join(root, dictionaryFile))
    .split('\n')
    .filter((word) => word !== '');

/** Checks that the project's dictionary is sorted, and that each word is on a page and not in another dictionary. */
export function checkDictionary(words: readonly string[], needed: ReadonlySet<string>): Finding[] {
  return words.flatMap((word, index) => {
    const before = words[index - 1];
    const isSorted = before === undefined || before.toLowerCase() < word.toLowerCase();
    const at = { part: 'spelling', about: word, file: dictionaryFile, line: index + 1 } as const;
    return [
      ...(needed.has(word.toLowerCase())
        ? []
        : [{ ...at, message: `No page contains the word “${word}”.`, fix: 'Remove the word.' }]),
      ...(isSorted
        ? []
        : [
            {
              ...at,
              message: `“${word}” comes after “${before}”.`,
              fix: 'Sort the words, and list each word once.',
            },
          ]),
    ];
  });
}
