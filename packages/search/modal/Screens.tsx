import { useText } from '@handbook/content/browser';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SearchState } from '../client/searchClient.ts';

/** In milliseconds, as in DocSearch. */
const STALLED = 300;

interface ScreensProps {
  /** The scrollable part of the modal. */
  root: Element;
  state: SearchState | undefined;
  /** Searches for a query. */
  onAsk: (query: string) => void;
}

/** What DocSearch's screens don't show: that a search takes long, that it failed, and similar queries that have results. */
export function Screens({ root, state, onAsk }: ScreensProps) {
  const t = useText();
  const isSlow = useIsSlow(state === 'loading');
  if (state === undefined) return null;
  if (state === 'failed') {
    return createPortal(
      <div className="DocSearch-ErrorScreen" role="alert">
        <p className="DocSearch-Title">{t('search.error.title')}</p>
        <p className="DocSearch-Help">{t('search.error.help')}</p>
      </div>,
      root,
    );
  }
  if (state === 'loading') {
    return isSlow && createPortal(<p className="search-loading">{t('search.loading')}</p>, root);
  }
  const { suggestions = [] } = state;
  return (
    suggestions.length > 0 &&
    createPortal(
      <div className="search-suggestions">
        <p>{t('search.suggested')}</p>
        <ul>
          {suggestions.map((query) => (
            <li key={query}>
              <button type="button" onClick={() => onAsk(query)}>
                {query}
              </button>
            </li>
          ))}
        </ul>
      </div>,
      root,
    )
  );
}

/** Whether something has taken longer than DocSearch's limit. */
function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), STALLED);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isSlow;
}
