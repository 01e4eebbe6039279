import { useText } from '@handbook/content/browser';
import { useWarmSearch } from './loadModal.ts';
import './search-button.css';

/**
 * Opens the search. On small screens, only the icon is visible.
 *
 * The script in the head (`early/early.ts`) handles clicks, so the button works before hydration.
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
      {/* The style sheet shows the key of the reader's platform. */}
      <span className="search-button__key" aria-hidden="true" />
    </button>
  );
}

/** Decorative; the control around it has the accessible name. */
const SearchIcon = () => (
  <svg
    viewBox="0 0 24 24"
    width="1.125em"
    height="1.125em"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </svg>
);
