import { sectionId } from './sectionId.mjs';

/** @typedef {import('@handbook/content').Section} Section */
/** @typedef {import('./questions.mjs').Question} Question */

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Typos of one edit each. They don't change the first letter, because readers rarely mistype it. */
const slips = {
  /** @param {string} word @param {number} at */
  missing: (word, at) => word.slice(0, at) + word.slice(at + 1),
  /** @param {string} word @param {number} at */
  doubled: (word, at) => word.slice(0, at) + word[at] + word.slice(at),
  /** @param {string} word @param {number} at @param {string} letter */
  wrong: (word, at, letter) => word.slice(0, at) + letter + word.slice(at + 1),
  /** @param {string} word @param {number} at */
  swapped: (word, at) => word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1),
};

const kinds = Object.entries(slips);

/** @param {string} text */
const wordsOf = (text) => text.toLowerCase().match(/[a-z]+/g) ?? [];

/**
 * Misspells words of headings with one edit each: a letter is missing, doubled, wrong, or swapped with the letter before it.
 * Drops a misspelling that is also a word on the pages, because it's ambiguous.
 *
 * @param {readonly Section[]} sections
 * @param {number} count the maximum number
 * @param {number} [seed]
 * @returns {Question[]} accepts every section whose heading has the word; the kind is the type of typo
 */
export function misspell(sections, count, seed = 1) {
  const random = seeded(seed);
  /** @param {number} length */
  const below = (length) => Math.floor(random() * length);
  const known = new Set(
    sections.flatMap((it) => wordsOf([it.heading, it.text, it.code].join(' '))),
  );
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const section of sections) {
    for (const word of new Set(wordsOf(section.heading))) {
      if (word.length < 5) continue;
      places.set(word, [...(places.get(word) ?? []), sectionId(section)]);
    }
  }
  /** @type {Question[]} */
  const questions = [];
  const words = [...places.keys()].sort();
  while (words.length > 0 && questions.length < count) {
    const [word = ''] = words.splice(below(words.length), 1);
    const [kind = '', slip = slips.missing] = kinds[below(kinds.length)] ?? [];
    // A swap must not affect the first letter.
    const at = 2 + below(word.length - 2);
    const query = slip(word, at, letters[below(letters.length)] ?? '');
    if (query === word || known.has(query)) continue;
    questions.push({ query, kind, accept: places.get(word) ?? [] });
  }
  return questions;
}

/**
 * Creates a pseudo-random number generator (mulberry32), so that the typos are always the same.
 *
 * @param {number} seed an integer
 * @returns {() => number} produces a number from 0 (inclusive) to 1 (exclusive)
 */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
