import { spellCheckDocument } from 'cspell-lib';
import type { Finding } from '../prose/finding.ts';
import { around, lineAt, type Piece, wordsOf } from '../prose/piece.ts';

/** The dictionaries that come with cspell and fit pages about web development. */
const settings = {
  language: 'en-US',
  dictionaries: ['en_US', 'softwareTerms', 'typescript', 'node', 'npm', 'html', 'css', 'filetypes'],
  minWordLength: 3,
  maxNumberOfProblems: 100_000,
  maxDuplicateProblems: 100_000,
};

/** Keeps the words of two pieces apart. */
const between = '\n\n';

interface Misspelling {
  piece: Piece;
  index: number;
  word: string;
  suggestions: string[];
}

/** Words of the pieces that no dictionary of cspell knows, one run for all of them. */
async function unknownWords(pieces: readonly Piece[]): Promise<Misspelling[]> {
  const texts = pieces.map(wordsOf);
  const { issues, errors } = await spellCheckDocument(
    {
      uri: 'stdin:///pages.txt',
      text: texts.join(between),
      languageId: 'plaintext',
      locale: 'en-US',
    },
    { noConfigSearch: true, generateSuggestions: true, numSuggestions: 3 },
    settings,
  );
  const [error] = errors ?? [];
  if (error) throw error;
  const starts: number[] = [];
  let start = 0;
  for (const text of texts) {
    starts.push(start);
    start += text.length + between.length;
  }
  return issues.flatMap(({ text: word, offset, suggestions = [] }) => {
    const at = starts.findLastIndex((start) => start <= offset);
    const piece = pieces[at];
    return piece ? { piece, index: offset - (starts[at] ?? 0), word, suggestions } : [];
  });
}

/** The first place of each word in each file. */
const firstOfEach = (unknown: readonly Misspelling[]): Misspelling[] => {
  const seen = new Set<string>();
  return unknown.filter(({ piece, word }) => {
    const key = `${piece.file} ${word}`;
    return !seen.has(key) && seen.add(key);
  });
};

/**
 * Spelling of all Latin text, in both languages, against cspell's dictionaries and the project's own.
 * A word of the project's dictionary that no page needs is a problem too.
 */
export async function spelling(
  pieces: readonly Piece[],
  words: readonly string[],
): Promise<Finding[]> {
  const unknown = await unknownWords(pieces);
  const known = new Set(words.map((word) => word.toLowerCase()));
  const needed = new Set(unknown.map(({ word }) => word.toLowerCase()));
  const file = 'checks/language/words.txt';
  const dictionary = (line: number, about: string, message: string, cure: string): Finding => ({
    part: 'spelling',
    about,
    file,
    line,
    message,
    cure,
  });
  return [
    ...firstOfEach(unknown)
      .filter(({ word }) => !known.has(word.toLowerCase()))
      .map(({ piece, index, word, suggestions }) => ({
        part: 'spelling' as const,
        about: word,
        file: piece.file,
        line: lineAt(piece, index),
        message: `“${word}” is in no dictionary (“${around(piece, index, word.length)}”).`,
        cure: `${suggestions.length > 0 ? `Write ${suggestions.join(', ')}; ` : 'Correct it; '}put it into code marks if it is code, or add it to ${file} if it is right.`,
      })),
    ...words.flatMap((word, index) =>
      needed.has(word.toLowerCase())
        ? []
        : dictionary(index + 1, word, `No page needs the word “${word}”.`, 'Remove it.'),
    ),
    ...words.flatMap((word, index) => {
      const before = words[index - 1];
      if (before === undefined || before.toLowerCase() < word.toLowerCase()) return [];
      return dictionary(
        index + 1,
        word,
        `“${word}” stands after “${before}”.`,
        'Sort the words, each once.',
      );
    }),
  ];
}
