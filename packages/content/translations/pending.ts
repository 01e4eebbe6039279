import { fileIn, mainLanguage } from '../address/languages.mjs';
import { type Page, parsePage } from '../pages/pages.ts';
import type { History, Version } from './history.ts';
import { contentHash } from './normalForm.ts';
import { isMarked, recordOf } from './record.ts';

/** A translation and the English page it was made from. */
export interface TranslatedPage {
  en: Page;
  zh: Page;
}

/** The same, when the Chinese page isn't parsed. */
export interface ReadTranslation {
  en: Page;
  zh: Pick<Page, 'file' | 'source'>;
}

/** Since when a translation is behind, and what it was made from, as far as git knows. */
export interface Lag {
  /** ISO date of the first English commit that the translation lacks; absent for a change without a commit. */
  since?: string;
  /** The English version that was translated. */
  translated?: Version;
}

/** Pairs every Chinese page with its English one; what has no counterpart is the parity rule's. */
export function translatedPages(pages: readonly Page[]): TranslatedPage[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return pages.flatMap((zh) => {
    const en = zh.lang !== mainLanguage && byFile.get(fileIn(zh.file, mainLanguage));
    return en ? [{ en, zh }] : [];
  });
}

/**
 * Whether a translation is behind: it has the marker, or its record names another English version.
 *
 * @param fragments text of `fragments.json`
 */
export function isPending({ en, zh }: ReadTranslation, fragments: string): boolean {
  const record = recordOf(zh, fragments);
  return isMarked(zh) || (record !== undefined && record.hash !== contentHash(en));
}

/** The Chinese files whose translation is behind. */
export const pendingFiles = (pages: readonly Page[], fragments: string): ReadonlySet<string> =>
  new Set(
    translatedPages(pages)
      .filter((pair) => isPending(pair, fragments))
      .map(({ zh }) => zh.file),
  );

function hasHash({ path, source }: Version, hash: string): boolean {
  try {
    return contentHash(parsePage(path, source)) === hash;
  } catch {
    // A commit with a broken page is nothing a translation was made from.
    return false;
  }
}

/** Looks up in git since when a pending translation is behind. */
export function lagOf({ en, zh }: ReadTranslation, fragments: string, history: History): Lag {
  const hash = recordOf(zh, fragments)?.hash;
  let newest: Version | undefined;
  let later: Version | undefined;
  for (const version of history(en.file)) {
    newest ??= version;
    if (hash !== undefined && hasHash(version, hash)) {
      const since = later?.date ?? (isMarked(zh) ? newest.date : undefined);
      return { since, translated: version };
    }
    later = version;
  }
  // Without a record, nothing was translated yet. An unknown record, as in a shallow clone, gets the latest date.
  return { since: hash === undefined ? later?.date : newest?.date };
}
