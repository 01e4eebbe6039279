import { answer } from '../../search/answer.ts';
import { buildIndex } from '../../search/index/searchIndex.ts';
import type { SearchDocuments } from '../../search/types.ts';
import { localePrefix } from '../../theme/address/localePath.ts';

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
