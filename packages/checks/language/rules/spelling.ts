import { spellCheckDocument } from 'cspell-lib';
import type { Finding } from '../prose/finding.ts';
import { around, lineAt, type Piece, wordsOf } from '../prose/piece.ts';
import { checkDictionary, dictionaryFile } from './dictionary.ts';

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

/** Words of the pieces that no dictionary of cspell knows, one run for all of them. */
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

/** A word as the dictionary has it: without the mark of possession, in small letters. */
const bare = (word: string): string => word.toLowerCase().replace(/['’]s$/, '');

/** What could be meant, for the few words that are wrong: looking is slow. */
async function suggestionsFor(words: Iterable<string>): Promise<Map<string, string[]>> {
  const issues = await issuesIn([...words].join(between), true);
  return new Map(issues.map(({ text, suggestions }) => [text, suggestions ?? []]));
}

/**
 * Spelling of all Latin text, in both languages, against cspell's dictionaries and the project's own.
 * A word of the project's dictionary that no page needs is a problem too.
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
        message: `“${word}” is in no dictionary (“${around(piece, index, word.length)}”).`,
        fix: `${suggested.length > 0 ? `Write ${suggested.join(', ')}` : 'Correct it'}; put it into code marks if it is code, or add it to ${dictionaryFile} if it is right.`,
      };
    }),
    ...checkDictionary(words, new Set(unknown.map(({ word }) => bare(word)))),
  ];
}
