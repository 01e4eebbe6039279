import { useText } from '@handbook/content/browser';
import { SearchIcon } from './SearchIcon.tsx';
import './search-button.css';
import { useWarmSearch } from './useWarmSearch.ts';

/**
 * Opens the search; on small screens only its icon shows.
 *
 * The script in the head listens to its clicks (`early/early.ts`), so it works before React does.
 */
export function SearchButton() {
  const t = useText();
  const warm = useWarmSearch();
  return (
    <button
      type="button"
      className="search-button"
      aria-label={t('searchPlaceholderText')}
      aria-keyshortcuts="Control+K Meta+K /"
      onPointerEnter={warm}
      onFocus={warm}
      onTouchStart={warm}
    >
      <SearchIcon />
      <span className="search-button__text">{t('searchPlaceholderText')}</span>
      {/* The stylesheet writes the key of the reader's platform. */}
      <span className="search-button__key" aria-hidden="true" />
    </button>
  );
}
