import { localePrefix } from '@handbook/content/address';
import { outFolder } from '@handbook/content/files';
import { answer, buildIndex, type SearchDocuments } from '@handbook/search/engine';
import { languages, readSections } from '@handbook/search/quality';

/** How many hits the search modal requests. */
const LIMIT = 20;

/** Reads the search documents of the built site. */
export const readDocuments = (): SearchDocuments[] =>
  languages.map((lang) => ({ lang, sections: readSections(outFolder, lang) }));

/** Yields the search of each language with the path prefix of its pages. */
export function* searches(documents: readonly SearchDocuments[]) {
  for (const one of documents) {
    const index = buildIndex(one);
    const prefix = localePrefix(one.lang);
    const ask = (text: string) => answer(index, { text, limit: LIMIT, snippetWords: 10 }).hits;
    yield { one, prefix, ask };
  }
}
