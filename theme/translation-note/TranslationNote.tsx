import type { TranslationPending } from '@handbook/content';
import { useText } from '@handbook/content/browser';
import { usePage, useSite, withBase } from '@rspress/core/runtime';
import { Callout } from '@rspress/core/theme-original';
import { useAlternates } from '../navbar/useAlternates.ts';

/** The note on a page with an outdated translation: since when, and a link to the original. */
export function TranslationNote() {
  const t = useText();
  const { page } = usePage();
  const { site } = useSite();
  const original = useAlternates().find(({ lang }) => lang === site.lang);
  const pending = page.translationPending as TranslationPending | undefined;
  if (!pending || !original) return null;
  const { since, day = '' } = pending;
  return (
    <div className="translation-note rp-doc">
      <Callout type="info">
        {since ? t('translationNote.since', { day }) : t('translationNote.text')}{' '}
        <a href={withBase(original.path)} hrefLang={original.lang}>
          {t('translationNote.original')}
        </a>
      </Callout>
    </div>
  );
}
