import { PageContext, useLocation, warmPageData } from '@rspress/core/runtime';
import { useContext, useLayoutEffect } from 'react';

/**
 * Passes the data of the hydrated page to the framework, which otherwise fetches that data again after
 * hydration and renders the whole page a second time.
 */
export function useKeepPageData(): void {
  const { data } = useContext(PageContext);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the hydrated page would be fetched again
  useLayoutEffect(() => warmPageData(pathname, data), []);
}
