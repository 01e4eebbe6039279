/**
 * Returns the number of letters to add, remove, replace, or swap with their neighbor to turn a word into another. A result
 * above `max` only means that more than `max` edits are needed.
 */
export function distance(word: string, other: string, max = Number.POSITIVE_INFINITY): number {
  if (Math.abs(word.length - other.length) > max) return max + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = word[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column - 1] as number) + (isSame ? 0 : 1),
        (last[column] as number) + 1,
        (next[column - 1] as number) + 1,
      );
      const isSwap = word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwap)
        cost = Math.min(cost, (before[column - 2] as number) + 1);
      next.push(cost);
    }
    [before, last] = [last, next];
  }
  return last[other.length] as number;
}
