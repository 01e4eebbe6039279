import { useFullTextSearch } from '@rspress/core/theme-original';
import { useEffect } from 'react';

/** Gives the bench the framework's built-in search, as its own hook makes it. */
export default function StockProbe() {
  const { initialized, search } = useFullTextSearch();
  useEffect(() => {
    if (initialized) window.stockSearch = search;
  }, [initialized, search]);
  return null;
}
