/**
 * Returns the median of a list.
 *
 * @param {readonly number[]} numbers
 */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below = 0, above = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (below + above) / 2;
}
