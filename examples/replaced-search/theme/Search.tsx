import { useLang, withBase } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useRef, useState } from 'react';

interface Page {
  title: string;
  routePath: string;
  lang: string;
  content: string;
}

/** A button and a dialog that lists the pages containing every word of the query. */
export function Search() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [pages, setPages] = useState<Page[]>([]);
  const [query, setQuery] = useState('');
  const lang = useLang();

  async function open() {
    dialog.current?.showModal();
    if (pages.length > 0) return;
    const response = await fetch(withBase('/search.json'));
    setPages(await response.json());
  }

  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = pages.filter((page) => {
    const text = `${page.title} ${page.content}`.toLowerCase();
    return page.lang === lang && words.every((word) => text.includes(word));
  });

  return (
    <>
      <button type="button" onClick={open}>
        Search
      </button>
      <dialog ref={dialog} aria-label="Search">
        <input
          type="search"
          aria-label="Search the site"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <ul onClick={() => dialog.current?.close()}>
          {words.length > 0 &&
            hits.map(({ title, routePath }) => (
              <li key={routePath}>
                <Link href={routePath}>{title}</Link>
              </li>
            ))}
        </ul>
      </dialog>
    </>
  );
}
