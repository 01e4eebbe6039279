/**
 * Formats a duration.
 *
 * @param {number} milliseconds
 * @returns {string} e.g. `4.2 s` or `3 min 07 s`
 */
export function formatDuration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}
