import { fileIn, mainLanguage } from '../address/languages.mjs';
import type { Page } from '../pages/pages.ts';
import { contentHash } from './normalForm.ts';
import { type FragmentRecords, isMarked, recordOf } from './record.ts';

/** A translation and the English page it was made from. */
export interface TranslatedPage {
  en: Page;
  zh: Page;
}

/** Pairs each Chinese page with its English page. The parity rule reports pages without a counterpart. */
export function translatedPages(pages: readonly Page[]): TranslatedPage[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return pages.flatMap((zh) => {
    const en = zh.lang !== mainLanguage && byFile.get(fileIn(zh.file, mainLanguage));
    return en ? [{ en, zh }] : [];
  });
}

/** Whether a translation is outdated: it has the marker, or its record has the hash of another English version. */
export function isPending(
  { en, zh }: { en: Page; zh: Pick<Page, 'file' | 'source'> },
  fragments: FragmentRecords,
): boolean {
  const record = recordOf(zh, fragments);
  return isMarked(zh) || (record !== undefined && record.hash !== contentHash(en));
}

/** Returns the Chinese files with an outdated translation. */
export const pendingFiles = (
  pages: readonly Page[],
  fragments: FragmentRecords,
): ReadonlySet<string> =>
  new Set(
    translatedPages(pages)
      .filter((pair) => isPending(pair, fragments))
      .map(({ zh }) => zh.file),
  );
