import { localePrefix } from '@handbook/content/address';
import { usePage, withBase } from '@rspress/core/runtime';
import type { MouseEvent } from 'react';
import { LanguageIcon } from '../icons/icons.tsx';
import { useAlternates } from './useAlternates.ts';

/** Returns the hash of the last heading in the upper third of the window or above it; an empty string if there is none. */
function currentHeadingHash(): string {
  const headings = document.querySelectorAll<HTMLElement>(':is(h2, h3, h4)[id]');
  const passed = [...headings].filter(
    (heading) => heading.getBoundingClientRect().top < window.innerHeight / 3,
  );
  const id = passed.at(-1)?.id;
  return id ? `#${id}` : '';
}

/** Links to the same place in the other languages: the page with its query, and the heading. */
export function LanguageSwitch() {
  const alternates = useAlternates();
  const isNotFound = usePage().page.pageType === '404';

  const keepPlace = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isNotFound) return;
    const { hash, search } = window.location;
    event.currentTarget.search = search;
    // A hash with a value isn't a heading: it contains what the reader has typed on this page.
    event.currentTarget.hash = hash.includes('=') ? hash : currentHeadingHash();
  };

  return alternates.map(({ lang, label, path }) => (
    // A plain link, because only a new document has another `lang` attribute.
    <a
      key={lang}
      className="navbar__item"
      href={withBase(isNotFound ? `${localePrefix(lang)}/` : path)}
      hrefLang={lang}
      lang={lang}
      onClick={keepPlace}
    >
      <LanguageIcon />
      {label}
    </a>
  ));
}
