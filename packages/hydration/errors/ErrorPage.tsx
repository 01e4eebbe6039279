import { useLocalHref, useText } from '@handbook/content/browser';
import { withBase } from '@rspress/core/runtime';
import { useHydratedNow } from '../on-intent/useHydrated.ts';

/** Replaces a page that can't be displayed, with a link that reloads it and a link to the home page. */
export function ErrorPage() {
  const t = useText();
  useHydratedNow();
  const localHref = useLocalHref();
  return (
    <div className="error-page" role="alert">
      <h1>{t('error.title')}</h1>
      <p>{t('error.page')}</p>
      {/* Plain links, because they must load a new document. */}
      <a href={typeof location === 'undefined' ? '' : location.pathname + location.search}>
        {t('error.again')}
      </a>
      <a href={withBase(localHref('/'))}>{t('takeMeHomeText')}</a>
    </div>
  );
}
