import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { readText } from '@handbook/content/files';
import { type Allowances, allowancesFile } from './allowances.ts';
import { dictionaryFile } from './rules/dictionary.ts';

/** Reads the project's dictionary and the allowances. */
export const readLanguageRecords = (
  root = repositoryRoot,
): { words: string[]; allowances: Allowances } => ({
  words: readText(join(root, dictionaryFile))
    .split('\n')
    .filter((word) => word !== ''),
  allowances: JSON.parse(readText(join(root, allowancesFile))),
});
