import type { Problem } from '../../lib/problem.ts';
import { around, lineAt, type Piece } from './piece.ts';

/** The parts of the language rule; an exception names the one it is from. */
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

/** A problem with the part that found it and the text it is about. */
export interface Finding extends Problem {
  part: Part;
  /** The piece or the words that an exception has to quote. */
  about: string;
}

/** A finding at a stretch of a piece. */
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
