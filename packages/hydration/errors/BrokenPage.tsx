import { localePrefix } from '@handbook/content/address';
import { useText } from '@handbook/content/browser';
import { useLang, useSite, withBase } from '@rspress/core/runtime';
import { useHydratedNow } from '../on-intent/useHydrated.ts';

/** Stands where a page cannot be shown: what happened, and two ways on. */
export function BrokenPage() {
  const t = useText();
  useHydratedNow();
  const lang = useLang();
  const { site } = useSite();
  return (
    <div className="broken" role="alert">
      <h1>{t('error.title')}</h1>
      <p>{t('error.page')}</p>
      {/* Plain links: they have to load everything anew. */}
      <a href={typeof location === 'undefined' ? '' : location.pathname + location.search}>
        {t('error.again')}
      </a>
      <a href={withBase(`${localePrefix(lang, site.lang)}/`)}>{t('takeMeHomeText')}</a>
    </div>
  );
}
