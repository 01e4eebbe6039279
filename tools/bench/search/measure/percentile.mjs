/**
 * The smallest number that at least a share of all numbers do not exceed.
 *
 * @param {readonly number[]} numbers
 * @param {number} share above 0, at most 1; 0.5 gives the median's lower neighbour
 * @returns {number} NaN for no numbers
 */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
