import { buildIndex, type SearchIndex } from '../engine/index/searchIndex.ts';
import { isDocuments } from './isDocuments.ts';

/** A reader has one language, and perhaps looks something up in another. */
const MAX_INDEXES = 2;
/** In milliseconds. */
const TIMEOUT = 30_000;

async function load(address: string): Promise<SearchIndex> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const documents: unknown = await response.json();
  if (!isDocuments(documents)) throw new Error(`${address} holds no documents.`);
  return buildIndex(documents);
}

/** The indexes by the address of their documents: each is loaded once, and the least used gives way. */
export class IndexCache {
  readonly #indexes = new Map<string, Promise<SearchIndex>>();
  readonly #load: (address: string) => Promise<SearchIndex>;

  constructor(loadIndex = load) {
    this.#load = loadIndex;
  }

  /**
   * The index over the documents at an address.
   *
   * @throws when they cannot be had; the next call tries again, and so does one that had joined an older call
   */
  get(address: string): Promise<SearchIndex> {
    const begun = this.#indexes.get(address);
    if (!begun) return this.#begin(address);
    // The least used stands first.
    this.#indexes.delete(address);
    this.#indexes.set(address, begun);
    // The older call may have failed for what is over by now, e.g. a network that was not there yet.
    return begun.catch(() => this.#indexes.get(address) ?? this.#begin(address));
  }

  #begin(address: string): Promise<SearchIndex> {
    const index = this.#load(address);
    this.#indexes.set(address, index);
    const [oldest] = this.#indexes.keys();
    if (this.#indexes.size > MAX_INDEXES && oldest !== undefined) this.#indexes.delete(oldest);
    index.catch(() => {
      if (this.#indexes.get(address) === index) this.#indexes.delete(address);
    });
    return index;
  }
}
