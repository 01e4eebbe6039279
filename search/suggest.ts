import type { SearchIndex } from './index/searchIndex.ts';
import { match } from './query/match.ts';
import { queryWords } from './query/words.ts';
import { fold } from './text/fold.ts';
import { tokenize } from './text/tokens.ts';

const MAX = 3;

/** How a term is written where it stands. */
function written(index: SearchIndex, id: number, term: string): string | undefined {
  const section = index.sections[id];
  if (!section) return undefined;
  for (const text of [section.heading, section.title, section.text, section.code]) {
    const token = tokenize(text).find((candidate) => candidate.term === term);
    if (token) return text.slice(token.start, token.end);
  }
  return undefined;
}

/** Words of the index that look like a word: far spellings, then what begins like it. */
function* lookAlikes(index: SearchIndex, word: string): Generator<string> {
  const results = index.find({ queries: [word], fuzzy: word.length < 9 ? 2 : 3 });
  for (const { id, terms } of results.slice(0, 20)) {
    const text = written(index, id, terms[0] ?? '');
    if (text !== undefined) yield text;
  }
  for (let length = word.length - 1; length >= 3; length--) {
    const begin = word.slice(0, length);
    const [best] = index.find({ queries: [begin], prefix: true });
    const text = best && written(index, best.id, best.terms[0] ?? '');
    if (text !== undefined) yield text;
  }
}

/** Up to three queries like one that found nothing, each of which finds something. */
export function suggest(index: SearchIndex, text: string): string[] {
  const words = queryWords(text).filter(({ stop }) => !stop);
  const found = new Map<string, string>();
  for (const { run } of words) {
    if (run.cjk || run.text.length < 3) continue;
    for (const other of lookAlikes(index, fold(run.text))) {
      const key = fold(other);
      if (!found.has(key) && match(index, other).terms.size > 0) found.set(key, other);
      if (found.size === MAX) return [...found.values()];
    }
  }
  return [...found.values()];
}
