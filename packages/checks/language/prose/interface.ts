import { join } from 'node:path';
import { languages, repositoryRoot } from '@handbook/content';
import { readText } from '@handbook/content/files';
import type { Piece } from './piece.ts';

/** Reads the interface strings of every language from `i18n.json`. */
export function interfacePieces(): Piece[] {
  const source = readText(join(repositoryRoot, 'i18n.json'));
  const texts = JSON.parse(source) as Record<string, Record<string, string>>;
  return Object.entries(texts).flatMap(([key, byLang]) => {
    const line = source.slice(0, source.indexOf(JSON.stringify(key))).split('\n').length;
    return languages.flatMap((lang) => {
      const text = (byLang[lang] ?? '').replace(/\{\{\w+\}\}/g, '`0`');
      return text === ''
        ? []
        : { file: 'i18n.json', line, lang, kind: 'label' as const, text, codes: ['{{…}}'] };
    });
  });
}
