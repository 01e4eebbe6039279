/**
 * A small generator of pseudo-random numbers, so that a seed always gives the same typos (mulberry32).
 *
 * @param {number} seed an integer
 * @returns {() => number} each call a number from 0 up to 1
 */
export function seeded(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
