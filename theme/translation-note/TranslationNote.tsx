import type { TranslationPending } from '@handbook/content';
import { useText } from '@handbook/content/browser';
import { usePage, useSite, withBase } from '@rspress/core/runtime';
import { useTwins } from '../navbar/useTwins.ts';
import './translation-note.css';

/** Above a page whose translation is behind: since when, the English page, and the form to edit the translation. */
export function TranslationNote() {
  const t = useText();
  const { page } = usePage();
  const { site } = useSite();
  const english = useTwins().find(({ lang }) => lang === site.lang);
  const pending = page.translationPending as TranslationPending | undefined;
  if (!pending || !english) return null;
  const { since, day = '' } = pending;
  const editBase = site.themeConfig.editLink?.docRepoBaseUrl;
  return (
    <p className="translation-note rp-not-doc" role="note">
      {since ? t('translationNote.since', { day }) : t('translationNote.text')}{' '}
      <a href={withBase(english.path)} hrefLang={english.lang}>
        {t('translationNote.english')}
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
