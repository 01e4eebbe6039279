/** The maximum length of a compared word. */
const MAX_LENGTH = 130;
const rows = [0, 1, 2].map(() => new Uint8Array(MAX_LENGTH + 1)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/**
 * Returns the number of letters to add, remove, replace, or swap with their neighbor to turn a word into a term. A result
 * above `max` only means that more than `max` edits are needed.
 *
 * @param prefix whether matching the beginning of the term is enough
 */
export function distance(word: string, term: string, max: number, prefix = false): number {
  const width = prefix ? Math.min(term.length, word.length + max) : term.length;
  if (word.length > MAX_LENGTH || width > MAX_LENGTH) return max + 1;
  let [before, last, next] = rows;
  for (let column = 0; column <= width; column++) last[column] = column;
  for (let row = 1; row <= word.length; row++) {
    const letter = word.charCodeAt(row - 1);
    let left = row;
    let best = row;
    next[0] = row;
    for (let column = 1; column <= width; column++) {
      const other = term.charCodeAt(column - 1);
      const replaced = (last[column - 1] as number) + (letter === other ? 0 : 1);
      let cost = Math.min(replaced, (last[column] as number) + 1, left + 1);
      const swapped =
        row > 1 &&
        column > 1 &&
        letter === term.charCodeAt(column - 2) &&
        word.charCodeAt(row - 2) === other;
      if (swapped) cost = Math.min(cost, (before[column - 2] as number) + 1);
      next[column] = cost;
      left = cost;
      if (cost < best) best = cost;
    }
    if (best > max) return max + 1;
    [before, last, next] = [last, next, before];
  }
  let result = prefix ? max + 1 : (last[width] as number);
  if (prefix)
    for (let column = 0; column <= width; column++)
      result = Math.min(result, last[column] as number);
  return result;
}
