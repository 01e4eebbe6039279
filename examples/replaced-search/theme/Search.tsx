import type { DefaultMatchResultItem } from '@rspress/core/theme';
import { Link, useFullTextSearch } from '@rspress/core/theme-original';
import { useState } from 'react';

/** A field with the matches of the built-in index below it. */
export function Search() {
  const { initialized, search } = useFullTextSearch();
  const [matches, setMatches] = useState<DefaultMatchResultItem[]>([]);

  async function find(query: string) {
    if (!initialized || query === '') return setMatches([]);
    const [pages] = await search(query);
    setMatches(pages?.result as DefaultMatchResultItem[]);
  }

  return (
    <search style={{ position: 'relative' }}>
      <input type="search" aria-label="Search" onChange={(event) => find(event.target.value)} />
      <ul
        onClick={() => setMatches([])}
        style={{ position: 'absolute', background: 'var(--rp-c-bg)' }}
      >
        {matches.map(({ link, header, type }) => (
          <li key={link + type}>
            <Link href={link}>{header}</Link>
          </li>
        ))}
      </ul>
    </search>
  );
}
