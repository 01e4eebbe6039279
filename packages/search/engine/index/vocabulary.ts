import { distance } from './distance.ts';

/** A term similar to the requested term, and its similarity: 1 means equal. */
export interface Near {
  term: string;
  nearness: number;
  /** The number of edits between the two terms. */
  away: number;
}

/** The maximum number of terms with the same prefix. The shortest terms are the closest. */
const MAX_PREFIX = 300;
const MAX_FUZZY = 24;
/** Whether a term can be misspelled: numbers, signs, stems, and pairs of Chinese characters can't. */
const isWord = (term: string) =>
  (term >= 'a' && term < '{') || (term >= '\u00aa' && term < '\u2e80');
/** Shorter words get fewer corrections. */
const SHORT = 5;

/** The sorted terms of an index, for finding terms with the same prefix or a similar spelling. */
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

  /** Returns the terms that begin with a string, shortest first. */
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
   * Returns the terms within a maximum number of edits, closest first.
   *
   * @param open whether a term also counts if only its beginning is that close
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

/** Each edit counts. A typo in the first letter is rare, so it counts half an edit more. */
function nearness(word: string, term: string, away: number): number {
  const rest = Math.max(0, term.length - word.length - away) / term.length;
  return 1 / (1 + away + (word[0] === term[0] ? 0 : 0.5) + rest);
}
