/**
 * The smallest number that at least a share of the numbers doesn't exceed.
 *
 * @param {readonly number[]} numbers
 * @param {number} share above 0, at most 1; 0.5 returns the lower median
 * @returns {number} NaN for no numbers
 */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
