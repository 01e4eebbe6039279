/** How many letters have to be put in, taken out, changed or swapped with their neighbour to get from one to the other. */
function distance(from: string, to: string): number {
  const rows = Array.from({ length: from.length + 1 }, (_, row) =>
    Array.from({ length: to.length + 1 }, (_, column) =>
      row === 0 ? column : column === 0 ? row : 0,
    ),
  );
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= from.length; row += 1) {
    for (let column = 1; column <= to.length; column += 1) {
      const differs = from[row - 1] === to[column - 1] ? 0 : 1;
      const isSwap =
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1];
      const ways = [
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + differs,
        ...(isSwap ? [at(row - 2, column - 2) + 1] : []),
      ];
      (rows[row] ?? [])[column] = Math.min(...ways);
    }
  }
  return at(from.length, to.length);
}

/**
 * The candidate that a mistyped word most likely means.
 *
 * @returns undefined when every candidate differs in more than a quarter of the word's letters: in one letter of a word
 *   of up to three, in two of one of up to eleven
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  const tolerated = word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 4));
  let least = tolerated + 1;
  for (const candidate of candidates) {
    const letters = distance(word.toLowerCase(), candidate.toLowerCase());
    if (letters < least) {
      best = candidate;
      least = letters;
    }
  }
  return best;
}
