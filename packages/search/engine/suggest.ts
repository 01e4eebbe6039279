import type { SearchIndex } from './index/searchIndex.ts';
import { match } from './query/match.ts';
import { queryWords } from './query/words.ts';
import { fold } from './text/fold.ts';
import { tokenize } from './text/tokens.ts';

const MAX = 3;

/** Returns the spelling of a term in the text. */
function written(index: SearchIndex, id: number, term: string): string | undefined {
  const section = index.sections[id];
  if (!section) return undefined;
  for (const text of [section.heading, section.title, section.text, section.code]) {
    const token = tokenize(text).find((candidate) => candidate.term === term);
    if (token) return text.slice(token.start, token.end);
  }
  return undefined;
}

/** Returns words of the index that resemble a word: similar spellings first, then words with the same beginning. */
function* lookAlikes(index: SearchIndex, word: string): Generator<string> {
  const { vocabulary } = index;
  const terms = vocabulary.like(word, word.length < 9 ? 2 : 3).slice(0, 2 * MAX);
  for (let length = word.length - 1; length >= 3; length--) {
    terms.push(...vocabulary.beginning(word.slice(0, length)).slice(0, 1));
  }
  for (const { term } of terms) {
    for (const id of index.find(term).ids) {
      const text = written(index, id, term);
      if (text === undefined) continue;
      yield text;
      break;
    }
  }
}

/** Returns up to three queries similar to a query without results. Each suggestion has results. */
export function suggest(index: SearchIndex, text: string): string[] {
  const words = queryWords(text).filter(({ stop }) => !stop);
  const found = new Map<string, string>();
  for (const { run } of words) {
    if (run.cjk || run.text.length < 3) continue;
    for (const other of lookAlikes(index, fold(run.text))) {
      const key = fold(other);
      if (!found.has(key) && match(index, other).results.length > 0) found.set(key, other);
      if (found.size === MAX) return [...found.values()];
    }
  }
  return [...found.values()];
}
