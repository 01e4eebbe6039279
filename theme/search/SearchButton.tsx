import { SearchIcon } from '../icons/SearchIcon.tsx';
import { useText } from '../text/useText.ts';
import { loadEngine } from './engine.ts';
import './search-button.css';
import { setSearchOpen } from './searchOpen.ts';

/** Opens the search; on small screens only its icon shows. */
export function SearchButton() {
  const t = useText();
  return (
    <button
      type="button"
      className="search-button"
      aria-label={t('searchPlaceholderText')}
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={() => loadEngine().then((engine) => engine.warm('en'))}
      onClick={() => setSearchOpen(true)}
    >
      <SearchIcon />
      <span className="search-button__text">{t('searchPlaceholderText')}</span>
      <span className="search-button__key" aria-hidden="true">
        Ctrl K
      </span>
    </button>
  );
}
