import { addText, parseTitles } from '../data/documentsFile.mjs';
import { buildIndex, type SearchIndex } from '../engine/index/searchIndex.ts';

/** The indexes over the documents of a language, as the download brings them. */
export interface Indexes {
  /** Over titles, headings, and phrases. */
  titles: Promise<SearchIndex>;
  /** Over everything. */
  full: Promise<SearchIndex>;
}

/** A reader has one language, and perhaps looks something up in another. */
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

/** Loads each file of documents once and keeps the indexes of the languages that were used last. */
export class IndexCache {
  readonly #loaded = new Map<string, Indexes>();
  readonly #load: (url: string) => Indexes;

  constructor(loadIndexes = load) {
    this.#load = loadIndexes;
  }

  /**
   * The indexes over the documents at a URL.
   *
   * A promise rejects if the download fails. The next call downloads the file again, and so does a call that joined a
   * download that failed later, for example because the network was not there yet.
   */
  get(url: string): Indexes {
    const begun = this.#loaded.get(url);
    if (!begun) return this.#begin(url);
    // The least used is first.
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
