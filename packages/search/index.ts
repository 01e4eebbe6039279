export { areaOfPage } from './data/areas.ts';
export { type Phrases, readPhrases } from './data/phrases.ts';
export { searchOrigins } from './hosted/searchOrigins.ts';
export { search } from './search.ts';
