export { answer } from './engine/answer.ts';
export { rules } from './engine/rank/rules.ts';
export { buildIndex } from './engine/searchIndex.ts';
export type { SearchDocuments } from './engine/types.ts';
