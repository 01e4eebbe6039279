export { answer } from './engine/answer.ts';
export { match } from './engine/query/match.ts';
export { rules } from './engine/rank/rules.ts';
export { rank } from './engine/rank/score.ts';
export { buildIndex } from './engine/searchIndex.ts';
export type { SearchDocuments, SearchEngine, SearchQuery } from './engine/types.ts';
