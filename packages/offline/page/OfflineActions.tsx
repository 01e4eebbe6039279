import { useText } from '@handbook/content/browser';
import { SearchButton } from '@handbook/search/browser';
import { useEffect, useState } from 'react';
import { OfflineButton } from '../dialog/OfflineButton.tsx';
import { requestedPath } from './requestedPath.ts';
import { StoredPages } from './StoredPages.tsx';
import './offline-page.css';

/** What readers can do if a page isn't stored: try again, search, or open a stored page. */
export function OfflineActions() {
  const t = useText();
  const [requested, setRequested] = useState<string>();

  useEffect(() => {
    const path = requestedPath(location);
    if (!path) return;
    setRequested(path);
    const go = () => location.replace(path);
    addEventListener('online', go);
    return () => removeEventListener('online', go);
  }, []);

  return (
    <>
      <div className="offline-page__actions" data-live>
        {requested && (
          <a className="button button--brand" href={requested}>
            {t('offline.retry')}
          </a>
        )}
        <SearchButton />
        <OfflineButton className="button button--alt" />
      </div>
      <StoredPages />
    </>
  );
}
