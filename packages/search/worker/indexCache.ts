import { addText, parseTitles } from '../data/documentsFile.mjs';
import { buildIndex, type SearchIndex } from '../engine/index/searchIndex.ts';

/** The indexes over the documents of a language. Each resolves once its part of the file has arrived. */
export interface Indexes {
  /** Over titles, headings, and phrases. */
  titles: Promise<SearchIndex>;
  /** Over everything. */
  full: Promise<SearchIndex>;
}

/** A reader uses one language and may look something up in another. */
const MAX_LANGUAGES = 2;
/** In milliseconds. */
const TIMEOUT = 30_000;

/** Downloads the lines of a file. */
async function* readLines(url: string): AsyncGenerator<string, string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}.`);
  const pieces = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let line = '';
  for (;;) {
    const { value, done } = (await pieces?.read()) ?? { done: true };
    if (value === undefined || done) return line;
    const [end = '', ...next] = value.split('\n');
    line += end;
    for (const start of next) {
      yield line;
      line = start;
    }
  }
}

function load(url: string): Indexes {
  const lines = readLines(url);
  const documents = lines.next().then(({ value }) => parseTitles(value));
  return {
    titles: documents.then(buildIndex),
    full: documents.then(async (titles) => buildIndex(addText(titles, (await lines.next()).value))),
  };
}

/** Loads each documents file once and keeps the indexes of the most recently used languages. */
export class IndexCache {
  readonly #loaded = new Map<string, Indexes>();
  readonly #load: (url: string) => Indexes;

  constructor(loadIndexes = load) {
    this.#load = loadIndexes;
  }

  /**
   * Returns the indexes over the documents at a URL.
   *
   * A promise rejects if the download fails. The next call downloads the file again. A call that joined a download also
   * retries if that download fails, for example because the network wasn't available yet.
   */
  get(url: string): Indexes {
    const begun = this.#loaded.get(url);
    if (!begun) return this.#begin(url);
    // Keeps the least recently used entry first.
    this.#loaded.delete(url);
    this.#loaded.set(url, begun);
    const again = () => this.#loaded.get(url) ?? this.#begin(url);
    return {
      titles: begun.titles.catch(() => again().titles),
      full: begun.full.catch(() => again().full),
    };
  }

  #begin(url: string): Indexes {
    const indexes = this.#load(url);
    this.#loaded.set(url, indexes);
    const [oldest] = this.#loaded.keys();
    if (this.#loaded.size > MAX_LANGUAGES && oldest !== undefined) this.#loaded.delete(oldest);
    const forget = () => {
      if (this.#loaded.get(url) === indexes) this.#loaded.delete(url);
    };
    indexes.titles.catch(forget);
    indexes.full.catch(forget);
    return indexes;
  }
}
