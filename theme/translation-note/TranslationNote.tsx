import type { TranslationPending } from '@handbook/content';
import { useText } from '@handbook/content/browser';
import { usePage, useSite, withBase } from '@rspress/core/runtime';
import { useAlternates } from '../navbar/useAlternates.ts';
import './translation-note.css';

/** The note on a page with an outdated translation: since when, a link to the original, and a link to edit the translation. */
export function TranslationNote() {
  const t = useText();
  const { page } = usePage();
  const { site } = useSite();
  const original = useAlternates().find(({ lang }) => lang === site.lang);
  const pending = page.translationPending as TranslationPending | undefined;
  if (!pending || !original) return null;
  const { since, day = '' } = pending;
  const editBase = site.themeConfig.editLink?.docRepoBaseUrl;
  return (
    <p className="translation-note rp-not-doc" role="note">
      {since ? t('translationNote.since', { day }) : t('translationNote.text')}{' '}
      <a href={withBase(original.path)} hrefLang={original.lang}>
        {t('translationNote.original')}
      </a>
      {editBase && (
        <>
          {' · '}
          <a href={`${editBase}/${page._relativePath}`}>{t('translationNote.edit')}</a>
        </>
      )}
    </p>
  );
}
