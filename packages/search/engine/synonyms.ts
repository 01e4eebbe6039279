import { actions } from './synonyms/actions.ts';
import { building } from './synonyms/building.ts';
import type { SynonymGroup } from './synonyms/group.ts';
import { theme } from './synonyms/theme.ts';
import { writing } from './synonyms/writing.ts';

/** All groups of words for the same thing. */
export const synonyms: readonly SynonymGroup[] = [...theme, ...writing, ...building, ...actions];
