import type { SearchQuery } from '../engine/types.ts';
import { marks } from './markedText.ts';
import type { HostedSearch } from './settings.ts';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Returns a query in the form that the provider's client sends. */
export const toHostedQuery = (
  { text, lang, limit, snippetWords }: SearchQuery,
  { indexName, insights }: HostedSearch,
) => ({
  query: text,
  indexName,
  attributesToRetrieve: [...levels.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'],
  attributesToSnippet: [`content:${snippetWords}`],
  snippetEllipsisText: '…',
  highlightPreTag: marks.open,
  highlightPostTag: marks.close,
  hitsPerPage: limit,
  clickAnalytics: insights,
  facetFilters: [`lang:${lang}`],
});
