export { answer } from './engine/answer.ts';
export { distance } from './engine/index/distance.ts';
export { buildIndex } from './engine/index/searchIndex.ts';
export { match } from './engine/query/match.ts';
export { rules } from './engine/rank/rules.ts';
export { rank } from './engine/rank/score.ts';
export { escapeHtml } from './engine/show/escapeHtml.ts';
export type { SearchDocuments, SearchEngine, SearchQuery } from './engine/types.ts';
export type { WorkerReply } from './worker/protocol.ts';
