import { earlyDownload } from '../early/earlySearch.ts';
import type { SearchEngine } from '../engine/types.ts';
import { documentAddresses } from './documentAddresses.ts';
import { type Searcher, startSearcher } from './searcher.ts';

/** In milliseconds. */
const TIMEOUT = 30_000;

/** Downloads the documents, or takes them from the download that began with the key press. */
async function download(url: string): Promise<string> {
  const response =
    (await earlyDownload(url)) ?? (await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) }));
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}.`);
  return response.text();
}

/**
 * Creates the engine that doesn't need a server: a worker indexes the documents of a language once and answers queries. After
 * a crash or a failed download, the next call starts again.
 *
 * @param urls the URL of each language's documents
 */
export function createLocalEngine(
  urls: Readonly<Record<string, string>> = documentAddresses,
  start = startSearcher,
): SearchEngine {
  const started = new Map<string, Promise<Searcher>>();
  const searcherFor = (lang: string): Promise<Searcher> => {
    const known = started.get(lang);
    if (known) return known;
    const url = urls[lang];
    if (url === undefined) {
      return Promise.reject(new Error(`There are no search documents for "${lang}".`));
    }
    const forget = () => started.delete(lang);
    const searcher = start(download(url), forget);
    started.set(lang, searcher);
    searcher.catch(forget);
    return searcher;
  };
  return {
    warm: (lang) => {
      searcherFor(lang).catch(() => {});
    },
    search: async (query) => (await searcherFor(query.lang)).answer(query),
  };
}

let engine: SearchEngine | undefined;

/** Returns the engine of this page. */
export const localEngine = (): SearchEngine => {
  engine ??= createLocalEngine();
  return engine;
};
