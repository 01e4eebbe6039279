import type { Section } from '@handbook/content';
import { localePrefix } from '@handbook/content/address';
import { outFolder } from '@handbook/content/files';
import { answer, buildIndex, type SearchDocuments } from '@handbook/search/engine';
import { languages, readSections } from '@handbook/search/quality';

/** How many hits are checked: those that are visible without scrolling. */
const limit = 5;
/** How many characters the search modal's input accepts. */
const inputLength = 64;

/** The search of one language, in this process instead of the worker. */
export interface Search {
  lang: string;
  /** The path prefix of the language's pages, e.g. `/zh`. */
  prefix: string;
  sections: readonly Section[];
  /** Returns the URLs of the hits. */
  ask(text: string): string[];
}

export function searchIn(documents: SearchDocuments): Search {
  const { lang, sections } = documents;
  const index = buildIndex(documents);
  const ask = (text: string) =>
    answer(index, { text: text.slice(0, inputLength), limit, snippetWords: 10 }).hits.map(
      ({ url }) => url,
    );
  return { lang, prefix: localePrefix(lang), sections, ask };
}

/** The search of every language of the built site. */
export const readSearches = (): Search[] =>
  languages.map((lang) => searchIn({ lang, sections: readSections(outFolder, lang) }));
