import type { Section } from '@handbook/content';
import { countTerms } from '../text/tokens.ts';
import { boosts, fields, fieldText } from './fields.ts';
import type { Results } from './results.ts';

// The usual values of BM25+, which weighs the frequency of a term by the length of the field.
const SATURATION = 1.2;
const LENGTH = 0.7;
const FLOOR = 0.5;
/** A posting is a section, a field, and a count in one number: three bits for the field, four for the count. */
const FIELD_BITS = 3;
const COUNT_BITS = 4;
const MAX_COUNT = 2 ** COUNT_BITS - 1;

/** Stores where and how often each term occurs. */
export class Postings {
  readonly #lists = new Map<string, number[]>();
  readonly #lengths: Uint16Array;
  readonly #averages: number[];
  readonly #size: number;

  constructor(sections: readonly Section[]) {
    this.#size = sections.length;
    this.#lengths = new Uint16Array(sections.length * fields.length);
    for (const [id, section] of sections.entries()) {
      for (const [field, name] of fields.entries()) this.#add(id, field, fieldText(section, name));
    }
    this.#averages = fields.map((_, field) => this.#average(field));
  }

  #add(id: number, field: number, text: string): void {
    const counts = countTerms(text);
    this.#lengths[id * fields.length + field] = Math.min(counts.size, 0xffff);
    for (const [term, count] of counts) {
      const posting = (((id << FIELD_BITS) | field) << COUNT_BITS) | Math.min(count, MAX_COUNT);
      const list = this.#lists.get(term);
      if (list) list.push(posting);
      else this.#lists.set(term, [posting]);
    }
  }

  #average(field: number): number {
    let sum = 0;
    for (let at = field; at < this.#lengths.length; at += fields.length) {
      sum += this.#lengths[at] ?? 0;
    }
    return sum / this.#size || 1;
  }

  /** Every term. */
  terms(): IterableIterator<string> {
    return this.#lists.keys();
  }

  /** Whether the term occurs anywhere. */
  has(term: string): boolean {
    return this.#lists.has(term);
  }

  /** Adds the matches of a term to the results, with their scores multiplied by a boost. */
  collect(term: string, boost: number, results: Results): void {
    const list = this.#lists.get(term) ?? [];
    const rarity = Math.log(1 + (this.#size - list.length + 0.5) / (list.length + 0.5));
    // A term in several fields of each section has more postings than there are sections.
    const idf = Math.max(rarity || 0, 0.05);
    for (const posting of list) {
      const count = posting & MAX_COUNT;
      const field = (posting >> COUNT_BITS) & (2 ** FIELD_BITS - 1);
      const id = posting >> (COUNT_BITS + FIELD_BITS);
      const length =
        (this.#lengths[id * fields.length + field] ?? 0) / (this.#averages[field] || 1);
      const weight =
        FLOOR + (count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH + LENGTH * length));
      const name = fields[field];
      results.add(id, boost * idf * weight * (name ? boosts[name] : 0), 1 << field);
    }
    if (list.length > 0) results.terms.add(term);
  }
}
