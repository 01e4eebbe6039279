export { answer } from './engine/answer.ts';
export { distance } from './engine/index/distance.ts';
export { buildIndex } from './engine/index/searchIndex.ts';
export { escapeHtml } from './engine/show/escapeHtml.ts';
export type { SearchDocuments, SearchEngine, SearchQuery } from './engine/types.ts';
export type { WorkerReply } from './worker/protocol.ts';
