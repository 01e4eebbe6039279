import { useLang, useSite, withBase } from '@rspress/core/runtime';
import { localePrefix } from '../address/localePath.ts';
import { useAwakeNow } from '../hydration/useAwake.ts';
import { useText } from '../text/useText.ts';

/** Stands where a page cannot be shown: what happened, and two ways on. */
export function BrokenPage() {
  const t = useText();
  useAwakeNow();
  const lang = useLang();
  const { site } = useSite();
  return (
    <div className="broken" role="alert">
      <h1>{t('fault.title')}</h1>
      <p>{t('fault.page')}</p>
      {/* Plain links: they have to load everything anew. */}
      <a href={typeof location === 'undefined' ? '' : location.pathname + location.search}>
        {t('fault.again')}
      </a>
      <a href={withBase(`${localePrefix(lang, site.lang)}/`)}>{t('takeMeHomeText')}</a>
    </div>
  );
}
