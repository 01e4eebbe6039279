import { isSitePath } from '@handbook/content/address';
import { useText } from '@handbook/content/browser';
import { useLang, useSite } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { openPages } from './siteFiles.ts';

/** Returns the stored pages of a language, without the site's name in their titles. */
async function storedPages(base: string, lang: string) {
  const pages: { path: string; title: string }[] = [];
  for (const response of await (await openPages(base)).matchAll()) {
    const [head = ''] = (await response.text()).split('</title>', 1);
    const { documentElement, title } = new DOMParser().parseFromString(head, 'text/html');
    const path = new URL(response.url).pathname;
    if (documentElement.lang === lang) pages.push({ path, title: title.replace(/ - [^-]*$/, '') });
  }
  return pages.sort((a, b) => a.title.localeCompare(b.title, lang));
}

/** What readers can do if a page isn't stored: try again, or open a stored page. */
export function OfflineActions() {
  const t = useText();
  const lang = useLang();
  const { base } = useSite().site;
  const [requested, setRequested] = useState<string>();
  const [pages, setPages] = useState<{ path: string; title: string }[]>([]);

  useEffect(() => {
    storedPages(base, lang).then(setPages, () => {});
    // The worker writes the query, but anyone can.
    const from = new URLSearchParams(location.search).get('from');
    if (isSitePath(from)) setRequested(from + location.hash);
  }, [base, lang]);

  return (
    <div data-live>
      {requested && (
        <a className="button button--brand" href={requested}>
          {t('offline.retry')}
        </a>
      )}
      {pages.length > 0 && <h2>{t('offline.stored')}</h2>}
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a className="rp-link" href={path}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
