/** A piece of a marked text. */
interface Piece {
  text: string;
  isMatch: boolean;
}

/** Splits a marked text at its marks. Everything else is text, whatever it looks like. */
export const piecesOf = (marked: string): Piece[] =>
  marked
    .split(/<mark>(.*?)<\/mark>/s)
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
