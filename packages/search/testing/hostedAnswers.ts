import type { SearchRecord } from '../records/records.mjs';
import type { HostedSearchQuery } from './hostedSearchRequest.ts';

interface Marked {
  value: string;
  matchLevel: 'none' | 'full';
}

/**
 * Answers a query like a provider: returns the records of the language that contain all words, with the words marked, in
 * their original order.
 */
export function answerQuery(records: readonly SearchRecord[], query: HostedSearchQuery) {
  const words = query.query.toLowerCase().split(/\s+/).filter(Boolean);
  const lang = query.facetFilters[0]?.replace('lang:', '');
  const found = records.filter((record) => {
    const text = [...Object.values(record.hierarchy), record.content].join('\n').toLowerCase();
    return record.lang === lang && words.every((word) => text.includes(word));
  });
  return {
    hits: found.slice(0, query.hitsPerPage).map((record) => toHit(record, words, query)),
    nbHits: found.length,
    query: query.query,
    ...(query.clickAnalytics && { queryID: 'query-1' }),
  };
}

function toHit(record: SearchRecord, words: string[], query: HostedSearchQuery) {
  const { objectID, url, type, content, hierarchy } = record;
  const mark = (text: string): Marked => markWords(text, words, query);
  const titles = Object.entries(hierarchy).filter(([, title]) => title !== null);
  return {
    objectID,
    url,
    type,
    content,
    hierarchy,
    _highlightResult: {
      hierarchy: Object.fromEntries(titles.map(([level, title]) => [level, mark(String(title))])),
      ...(content !== null && { content: mark(content) }),
    },
    ...(content !== null && { _snippetResult: { content: mark(snippet(content, words, query)) } }),
  };
}

function markWords(text: string, words: string[], query: HostedSearchQuery): Marked {
  const pattern = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|');
  if (!pattern) return { value: text, matchLevel: 'none' };
  const { highlightPreTag: open, highlightPostTag: close } = query;
  const value = text.replace(new RegExp(pattern, 'giu'), (word) => `${open}${word}${close}`);
  return { value, matchLevel: value === text ? 'none' : 'full' };
}

/** Returns the requested number of words around the first match. */
function snippet(content: string, words: string[], query: HostedSearchQuery): string {
  const limit = Number(query.attributesToSnippet[0]?.split(':')[1]);
  const all = content.split(' ');
  const first = all.findIndex((one) => words.some((word) => one.toLowerCase().includes(word)));
  const from = Math.max(0, Math.min(first - 2, all.length - limit));
  const piece = all.slice(from, from + limit).join(' ');
  const [before, after] = [from > 0, from + limit < all.length];
  const dots = query.snippetEllipsisText;
  return `${before ? dots : ''}${piece}${after ? dots : ''}`;
}
