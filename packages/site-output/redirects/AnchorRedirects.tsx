import { decodeSafely } from '@handbook/content/address';
import { useLocation, usePage, withBase } from '@rspress/core/runtime';
import { useEffect } from 'react';

/** Redirects a client-side navigation to a heading that has moved to another page; `early.ts` redirects before hydration. */
export default function AnchorRedirects() {
  const { hash } = useLocation();
  // Added to the page's data by `packages/site-output/redirects`.
  const redirects = usePage().page.redirects as Record<string, string> | undefined;
  const target = redirects?.[decodeSafely(hash.slice(1))];
  useEffect(() => {
    // The old URL must not stay in the browser's history.
    if (target) location.replace(withBase(target));
  }, [target]);
  return null;
}
