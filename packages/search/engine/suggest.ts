import { corrections } from './query/lookups.ts';
import { match } from './query/match.ts';
import { queryWords } from './query/words.ts';
import type { SearchIndex } from './searchIndex.ts';
import { fold } from './text/fold.ts';
import { tokenize } from './text/tokens.ts';

const MAX = 3;

/** Returns the spelling of a term in the sections that contain it. */
function written(index: SearchIndex, term: string): string | undefined {
  for (const { id } of index.find(term)) {
    const section = index.sections[id];
    if (!section) continue;
    for (const text of [section.heading, section.title, section.text, section.code]) {
      const token = tokenize(text).find((candidate) => candidate.term === term);
      if (token) return text.slice(token.start, token.end);
    }
  }
  return undefined;
}

/** Returns words of the index that resemble a word: similar spellings first, then words with the same beginning. */
function* lookAlikes(index: SearchIndex, word: string): Generator<string> {
  yield* corrections(index, word);
  for (let length = word.length - 1; length >= 3; length--) {
    const results = index.find(word.slice(0, length), { prefix: true }).slice(0, MAX);
    yield* results.flatMap(({ terms }) => terms).filter((term) => /^\p{L}/u.test(term));
  }
}

/** Returns up to three queries similar to a query without results. Each suggestion has results. */
export function suggest(index: SearchIndex, text: string): string[] {
  const found = new Map<string, string>();
  for (const { run, stop } of queryWords(text)) {
    if (stop || run.cjk || run.text.length < 3) continue;
    for (const term of lookAlikes(index, fold(run.text))) {
      const other = written(index, term);
      if (other === undefined || match(index, other).terms.size === 0) continue;
      if (!found.has(fold(other))) found.set(fold(other), other);
      if (found.size === MAX) return [...found.values()];
    }
  }
  return [...found.values()];
}
