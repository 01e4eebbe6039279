import type { Problem } from '../../lib/problem.ts';
import { around, lineAt, type Piece } from './piece.ts';

/** The parts of the language rule; an exception names its part. */
export type Part =
  | 'spelling'
  | 'banned'
  | 'wording'
  | 'glossary'
  | 'typography'
  | 'translation'
  | 'headings'
  | 'description'
  | 'callouts'
  | 'length'
  | 'placeholder';

/** A problem with the part that found it and the text that it is about. */
export interface Finding extends Problem {
  part: Part;
  /** The piece or the words that an exception has to quote. */
  about: string;
}

/** A finding about some characters of a piece. */
export function found(
  part: Part,
  piece: Piece,
  at: { index: number; length: number },
  message: string,
  fix: string,
): Finding {
  const place = around(piece, at.index, at.length);
  return {
    part,
    about: piece.text,
    file: piece.file,
    line: lineAt(piece, at.index),
    message: `${message} (“${place}”)`,
    fix,
  };
}

/**
 * A finding for each match of a pattern.
 *
 * @param text the text of the piece, in which code or quotations may be blank
 */
export const foundMatches = (
  part: Part,
  piece: Piece,
  text: string,
  pattern: RegExp,
  describe: (word: string) => [message: string, fix: string],
): Finding[] =>
  [...text.matchAll(pattern)].map(({ 0: word, index }) =>
    found(part, piece, { index, length: word.length }, ...describe(word)),
  );
