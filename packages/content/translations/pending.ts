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

/** A translation whose Chinese page isn't parsed. */
export interface UnparsedTranslation {
  en: Page;
  zh: Pick<Page, 'file' | 'source'>;
}

/** The age of a pending translation, as far as git knows. */
export interface PendingSince {
  /** The ISO date of the first English commit that isn't translated; missing for a change that isn't committed. */
  since?: string;
  /** The English version that the translation was made from. */
  translated?: Version;
}

/** Pairs each Chinese page with its English page. The parity rule reports pages without a counterpart. */
export function translatedPages(pages: readonly Page[]): TranslatedPage[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return pages.flatMap((zh) => {
    const en = zh.lang !== mainLanguage && byFile.get(fileIn(zh.file, mainLanguage));
    return en ? [{ en, zh }] : [];
  });
}

/**
 * Whether a translation is outdated: it has the marker, or its record has the hash of another English version.
 *
 * @param fragments the text of `fragments.json`
 */
export function isPending({ en, zh }: UnparsedTranslation, fragments: string): boolean {
  const record = recordOf(zh, fragments);
  return isMarked(zh) || (record !== undefined && record.hash !== contentHash(en));
}

/** Returns the Chinese files with an outdated translation. */
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
    // No translation was made from a version that doesn't parse.
    return false;
  }
}

/** Finds the English version that an outdated translation was made from, and the first later commit. */
export function pendingSince(
  { en, zh }: UnparsedTranslation,
  fragments: string,
  history: History,
): PendingSince {
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
  // Without a record, nothing is translated yet. If git doesn't have the recorded version, as in a shallow clone, the newest
  // date is used.
  return { since: hash === undefined ? later?.date : newest?.date };
}
