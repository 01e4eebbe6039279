import { useText } from '@handbook/content/browser';
import { useLang, useSite } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { languageOf } from '../plan/urls.ts';
import { type StoredPage, storedPages } from './storedPages.ts';

/** Links to the stored pages of the language. */
export function StoredPages() {
  const t = useText();
  const lang = useLang();
  const { base, locales, lang: rootLang } = useSite().site;
  const [pages, setPages] = useState<StoredPage[]>([]);

  useEffect(() => {
    if (!('caches' in globalThis)) return;
    const languages = locales.map((locale) => locale.lang);
    const isOurs = (path: string) => languageOf(path, { base, languages, rootLang }) === lang;
    storedPages(base, lang, isOurs).then(setPages, () => {});
  }, [base, lang, locales, rootLang]);

  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="stored-pages">
      <h2 id="stored-pages">{t('offline.stored')}</h2>
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a className="rp-link" href={path}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
