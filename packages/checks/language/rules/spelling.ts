import { spellCheckDocument } from 'cspell-lib';
import type { Finding } from '../prose/finding.ts';
import { around, lineAt, type Piece, wordsOf } from '../prose/piece.ts';
import { checkDictionary, dictionaryFile } from './dictionary.ts';

/** The settings of cspell, with its dictionaries for web development. */
const settings = {
  language: 'en-US',
  dictionaries: ['en_US', 'softwareTerms', 'typescript', 'node', 'npm', 'html', 'css', 'filetypes'],
  minWordLength: 3,
  maxNumberOfProblems: 100_000,
  maxDuplicateProblems: 100_000,
};

/** Separates the words of two pieces. */
const between = '\n\n';

interface Unknown {
  piece: Piece;
  index: number;
  word: string;
}

async function issuesIn(text: string, generateSuggestions: boolean) {
  const { issues, errors } = await spellCheckDocument(
    { uri: 'stdin:///pages.txt', text, languageId: 'plaintext', locale: 'en-US' },
    { noConfigSearch: true, generateSuggestions, numSuggestions: 3 },
    settings,
  );
  const [error] = errors ?? [];
  if (error) throw error;
  return issues;
}

/** Finds words that aren't in a dictionary of cspell, in one run for all pieces. */
async function unknownWords(pieces: readonly Piece[]): Promise<Unknown[]> {
  const texts = pieces.map(wordsOf);
  const starts: number[] = [];
  let end = 0;
  for (const text of texts) {
    starts.push(end);
    end += text.length + between.length;
  }
  const issues = await issuesIn(texts.join(between), false);
  return issues.flatMap(({ text: word, offset }) => {
    const at = starts.findLastIndex((start) => start <= offset);
    const piece = pieces[at];
    return piece ? { piece, index: offset - (starts[at] ?? 0), word } : [];
  });
}

/** A word as in the dictionary: in lower case and without a possessive ending. */
const bare = (word: string): string => word.toLowerCase().replace(/['’]s$/, '');

/** Suggestions for the few wrong words, because generating suggestions is slow. */
async function suggestionsFor(words: Iterable<string>): Promise<Map<string, string[]>> {
  const issues = await issuesIn([...words].join(between), true);
  return new Map(issues.map(({ text, suggestions }) => [text, suggestions ?? []]));
}

/**
 * Checks the spelling of Latin text in both languages with the dictionaries of cspell and of the project. Also fails on
 * words in the project's dictionary that no page contains.
 */
export async function spelling(
  pieces: readonly Piece[],
  words: readonly string[],
): Promise<Finding[]> {
  const unknown = await unknownWords(pieces);
  const own = new Set(words.map(bare));
  const wrong = new Map<string, Unknown>();
  for (const one of unknown) {
    const key = `${one.piece.file} ${one.word}`;
    if (!own.has(bare(one.word)) && !wrong.has(key)) wrong.set(key, one);
  }
  const meant = await suggestionsFor(new Set([...wrong.values()].map(({ word }) => word)));
  return [
    ...[...wrong.values()].map(({ piece, index, word }): Finding => {
      const suggested = meant.get(word) ?? [];
      return {
        part: 'spelling',
        about: word,
        file: piece.file,
        line: lineAt(piece, index),
        message: `“${word}” is not in a dictionary (“${around(piece, index, word.length)}”).`,
        fix: `${suggested.length > 0 ? `Write ${suggested.join(', ')}` : 'Correct the word'}; put the word in backticks if it is code, or add it to ${dictionaryFile} if it is correct.`,
      };
    }),
    ...checkDictionary(words, new Set(unknown.map(({ word }) => bare(word)))),
  ];
}
