import { useText } from '@handbook/content/browser';
import { SearchButton } from '@handbook/search/browser';
import { useEffect, useState } from 'react';
import { OfflineButton } from '../dialog/OfflineButton.tsx';
import { StoredPages } from './StoredPages.tsx';
import { wantedPath } from './wantedPath.ts';
import './offline-page.css';

/** The ways on from a page that is not stored: try again, search, and read what is there. */
export function OfflineActions() {
  const t = useText();
  const [wanted, setWanted] = useState<string>();

  useEffect(() => {
    const path = wantedPath(location);
    if (!path) return;
    setWanted(path);
    const go = () => location.replace(path);
    addEventListener('online', go);
    return () => removeEventListener('online', go);
  }, []);

  return (
    <>
      <div className="offline-page__actions" data-live>
        {wanted && (
          <a className="button button--brand" href={wanted}>
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
