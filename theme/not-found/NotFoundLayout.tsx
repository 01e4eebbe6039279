import { useLocalHref, useText } from '@handbook/content/browser';
import { useHydrated } from '@handbook/hydration/browser';
import { SearchButton } from '@handbook/search/browser';
import { Link } from '@rspress/core/theme';
import { MAIN_ID } from '../skip-link/SkipLink.tsx';
import './not-found.css';

/** The not-found page in the language of the path, with a search button and a link to the home page. */
export function NotFoundLayout() {
  const t = useText();
  const localHref = useLocalHref();
  useHydrated();
  return (
    <main className="not-found" id={MAIN_ID} tabIndex={-1}>
      <p className="not-found__code" aria-hidden="true">
        404
      </p>
      <h1 className="not-found__title">{t('notFoundText')}</h1>
      {/* `data-live` hydrates the page immediately, because a path with the wrong case then shows its page. */}
      <p data-live>{t('notFound.help')}</p>
      <div className="not-found__actions">
        <SearchButton />
        <Link className="button button--brand" href={localHref('/')}>
          {t('takeMeHomeText')}
        </Link>
      </div>
    </main>
  );
}
