import type { useText } from '@handbook/content/browser';

declare const SITE_REPOSITORY: string;

/** The form for a new issue about a query that finds nothing, filled in as far as the site can. */
export function reportUrl(t: ReturnType<typeof useText>, query: string): string {
  const url = new URL(`${SITE_REPOSITORY}/issues/new`);
  url.searchParams.set('title', t('search.missing.title', { query }));
  url.searchParams.set('body', `${t('search.missing.body', { query })}\n\n`);
  return url.href;
}
