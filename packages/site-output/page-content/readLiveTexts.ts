import { join } from 'node:path';
import { readText } from '@handbook/content/files';
import type { LiveTexts } from './describeLive.ts';

/** The sentences for live parts in a language, from the interface texts. */
export function readLiveTexts(lang: string, root = process.cwd()): LiveTexts {
  const texts: Record<string, Record<string, string>> = JSON.parse(
    readText(join(root, 'i18n.json')),
  );
  const text = (key: string) => texts[key]?.[lang] ?? '';
  return {
    example: text('markdown.example'),
    controls: text('markdown.controls'),
    separator: text('markdown.separator'),
  };
}
