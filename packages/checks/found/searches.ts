import { localePrefix } from '@handbook/content/address';
import { answer, buildIndex, type SearchDocuments } from '@handbook/search/engine';

/** The modal asks for so many hits. */
export const LIMIT = 20;

/** The search of each language, one after the other, with what the paths of its pages begin with. */
export function* searches(documents: readonly SearchDocuments[]) {
  for (const one of documents) {
    const index = buildIndex(one);
    const prefix = localePrefix(one.lang);
    const ask = (text: string) => answer(index, { text, limit: LIMIT, snippetWords: 10 }).hits;
    yield { one, prefix, ask };
  }
}
