/**
 * How many letters have to be added, left out, replaced or swapped with their neighbour to turn a word into a term;
 * anything above `max` stands for more.
 *
 * @param prefix whether turning it into a beginning of the term is enough
 */
export function distance(word: string, term: string, max: number, prefix = false): number {
  const width = prefix ? Math.min(term.length, word.length + max) : term.length;
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row++) {
    const next = [row];
    let best = row;
    for (let column = 1; column <= width; column++) {
      const same = word[row - 1] === term[column - 1];
      let cost = Math.min(
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        word[row - 1] === term[column - 2] &&
        word[row - 2] === term[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      next.push(cost);
      best = Math.min(best, cost);
    }
    if (best > max) return max + 1;
    before = last;
    last = next;
  }
  return prefix ? Math.min(...last) : (last[width] ?? max + 1);
}
