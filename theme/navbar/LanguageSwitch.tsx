import { localePrefix } from '@handbook/content/address';
import { usePage, useSite, withBase } from '@rspress/core/runtime';
import type { MouseEvent } from 'react';
import { LanguageIcon } from '../icons/icons.tsx';
import { currentHeadingHash } from './currentHeading.ts';
import { useAlternates } from './useAlternates.ts';

/** Leads to the same page, and the same heading, in each other language of the site. */
export function LanguageSwitch() {
  const alternates = useAlternates();
  const isNotFound = usePage().page.pageType === '404';
  const { site } = useSite();

  const keepHeading = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isNotFound) event.currentTarget.hash = currentHeadingHash();
  };

  return alternates.map(({ lang, label, path }) => (
    // A plain link: the other language has its own document language, which only a new page sets.
    <a
      key={lang}
      className="navbar__item"
      href={withBase(isNotFound ? `${localePrefix(lang, site.lang)}/` : path)}
      hrefLang={lang}
      lang={lang}
      onClick={keepHeading}
    >
      <LanguageIcon />
      {label}
    </a>
  ));
}
