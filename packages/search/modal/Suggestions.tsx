import { useText } from '@handbook/content/browser';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { typeInto } from './typeInto.ts';

/**
 * Suggests queries that have results, inside DocSearch's screen for no results.
 *
 * DocSearch suggests the groups of earlier hits, which don't help readers, so the style sheet hides them.
 */
export function Suggestions({ queries }: { queries: readonly string[] }) {
  const t = useText();
  const [screen, setScreen] = useState<Element | null>(null);
  useLayoutEffect(() => {
    const dropdown = document.querySelector('.search-dialog .DocSearch-Dropdown');
    if (!dropdown) return;
    const find = () => setScreen(dropdown.querySelector('.DocSearch-NoResults'));
    const observer = new MutationObserver(find);
    observer.observe(dropdown, { childList: true });
    find();
    return () => observer.disconnect();
  }, []);
  if (!screen || queries.length === 0) return null;

  const search = (query: string) => {
    const input = document.querySelector<HTMLInputElement>('.search-dialog input');
    if (!input) return;
    input.focus();
    typeInto(input, query);
  };
  return createPortal(
    <div className="search-suggestions">
      <p>{t('search.suggested')}</p>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => search(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>,
    screen,
  );
}
