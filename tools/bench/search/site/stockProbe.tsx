import { useFullTextSearch } from '@rspress/core/theme-original';
import { useEffect } from 'react';

/** Exposes the framework's built-in search, from its hook, to the benchmark. */
export default function StockProbe() {
  const { initialized, search } = useFullTextSearch();
  useEffect(() => {
    if (initialized) window.stockSearch = search;
  }, [initialized, search]);
  return null;
}
