import { NoSSR } from '@rspress/core/runtime';
import { SearchPanel } from '@rspress/core/theme';
import { SearchButton } from './SearchButton.tsx';
import { setSearchOpen, useSearchOpen } from './searchOpen.ts';

/** The header's search: a button, and the panel that every search button of the page opens. */
export function Search() {
  const open = useSearchOpen();
  return (
    <>
      <SearchButton />
      <NoSSR>
        <SearchPanel focused={open} setFocused={setSearchOpen} />
      </NoSSR>
    </>
  );
}
