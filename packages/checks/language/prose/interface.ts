import { join } from 'node:path';
import { flatten, isLanguage, repositoryRoot } from '@handbook/content';
import { readText } from '@handbook/content/files';
import type { Piece } from './piece.ts';

/** Reads the interface strings of every language from `i18n.json`. */
export const interfacePieces = (): Piece[] =>
  flatten(readText(join(repositoryRoot, 'i18n.json'))).flatMap(({ path, value, line }) => {
    const lang = path.split('.').at(-1);
    const text = String(value).replace(/\{\{\w+\}\}/g, '`0`');
    return isLanguage(lang) && text !== ''
      ? [{ file: 'i18n.json', line, lang, kind: 'label', text, codes: ['{{…}}'] }]
      : [];
  });
