import { distance } from './distance.ts';

/** A term near the one that was looked for, and how near: 1 is the same. */
export interface Near {
  term: string;
  nearness: number;
  /** How many edits lie between them. */
  away: number;
}

/** So many terms that begin alike are enough; the shortest are nearest. */
const MAX_PREFIX = 300;
const MAX_FUZZY = 24;
/** Whether a term can be misspelled: numbers, signs, stems, and pairs of Chinese characters can't. */
const isWord = (term: string) =>
  (term >= 'a' && term < '{') || (term >= '\u00aa' && term < '\u2e80');
/** Words with fewer letters are hardly guessed at. */
const SHORT = 5;

/** All terms of an index in order, to find those that begin or are spelled alike. */
export class Vocabulary {
  readonly #sorted: readonly string[];

  constructor(terms: Iterable<string>) {
    this.#sorted = [...terms].sort();
  }

  /** The position of the first term that sorts at or after a string. */
  #place(text: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The terms that begin with a string, the shortest first. */
  beginning(text: string): Near[] {
    const found: string[] = [];
    for (let at = this.#place(text); this.#sorted[at]?.startsWith(text); at++) {
      found.push(this.#sorted[at] ?? '');
    }
    return found
      .sort((a, b) => a.length - b.length)
      .slice(0, MAX_PREFIX)
      .map((term) => ({ term, nearness: text.length / term.length, away: 0 }));
  }

  /**
   * The terms at most so many edits away, the nearest first.
   *
   * @param open whether terms count whose beginning is that near
   */
  like(word: string, edits: number, open = false): Near[] {
    const found: Near[] = [];
    // A short word has too many neighbors, so only a missing letter is corrected.
    const shortest = word.length < SHORT ? SHORT : word.length - edits;
    for (const term of this.#sorted) {
      if (term.length < shortest) continue;
      if (!open && term.length > word.length + edits) continue;
      if (!isWord(term)) continue;
      const away = distance(word, term, edits, open && term[0] === word[0]);
      if (away <= edits) found.push({ term, nearness: nearness(word, term, away), away });
    }
    return found.sort((a, b) => b.nearness - a.nearness).slice(0, MAX_FUZZY);
  }
}

/** Each edit counts; a slip in the first letter is rare, and so counts half an edit more. */
function nearness(word: string, term: string, away: number): number {
  const rest = Math.max(0, term.length - word.length - away) / term.length;
  return 1 / (1 + away + (word[0] === term[0] ? 0 : 0.5) + rest);
}
