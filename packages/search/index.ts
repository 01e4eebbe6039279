export { apiIndex } from './api-index/apiIndex.ts';
export { type Phrases, readPhrases } from './data/phrases.ts';
export { searchData } from './data/searchData.ts';
export { searchEarly } from './early/searchEarly.ts';
export { searchOrigins } from './hosted/searchOrigins.ts';
export { searchModal } from './modal/searchModal.ts';
