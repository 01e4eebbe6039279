import { useText } from '@handbook/content/browser';
import { Link } from '@handbook/hydration/browser';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { isComposing } from '../modal/isComposing.ts';
import './api-index.css';
import type { IndexPage } from './entries.ts';
import { filterPages } from './filterPages.ts';

/** All entries of the reference by page, with a filter that updates while the reader types. */
export function ApiIndex({ pages }: { pages: readonly IndexPage[] }) {
  const t = useText();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const found = filterPages(pages, query);
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);

  const openFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    list.current?.querySelector<HTMLAnchorElement>('.api-index__entry')?.click();
  };

  return (
    <div className="api-index rp-not-doc">
      <div className="api-index__filter" data-live>
        <label htmlFor={id}>{t('overview.filterNameText')}</label>
        <input
          id={id}
          type="search"
          value={query}
          placeholder={t('overview.filterPlaceholderText')}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={openFirst}
        />
        <p role="status">
          {count > 0
            ? t('apiIndex.count', { count: String(count) })
            : `${t('overview.filterNoResultText')}: ${query}`}
        </p>
      </div>
      <div ref={list}>
        {found.map(({ link, title, entries }) => (
          <section key={link} className="api-index__page">
            <h2>
              <Link href={link}>{title}</Link>
            </h2>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
            <ul role="list">
              {entries.map(({ name, anchor, isCode }) => (
                <li key={anchor}>
                  <Link className="api-index__entry" href={`${link}#${anchor}`}>
                    {isCode ? <code>{name}</code> : name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
