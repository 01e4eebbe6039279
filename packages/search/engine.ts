export { answer } from './engine/answer.ts';
export { match } from './engine/query/match.ts';
export { neutral, rules } from './engine/rank/rules.ts';
export { rank } from './engine/rank/score.ts';
export { buildIndex } from './engine/searchIndex.ts';
export { escapeHtml } from './engine/show/escapeHtml.ts';
export { distance } from './engine/text/distance.ts';
export type { SearchDocuments, SearchEngine, SearchQuery } from './engine/types.ts';
export type { WorkerReply } from './worker/worker.ts';
