import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LiveTexts } from './describeLive.ts';

/** The sentences for live parts in a language, from the interface texts. */
export function readLiveTexts(lang: string, root = process.cwd()): LiveTexts {
  const texts: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(join(root, 'i18n.json'), 'utf8'),
  );
  const text = (key: string) => texts[key]?.[lang] ?? '';
  return {
    example: text('markdown.example'),
    controls: text('markdown.controls'),
    separator: text('markdown.separator'),
  };
}
