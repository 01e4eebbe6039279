import { usePage, useSite } from '@rspress/core/runtime';

export * from '@rspress/core/runtime';

/** The framework's hook without the list of all pages, for theme components that only read the site's settings. */
export function usePageData() {
  return { page: usePage().page, siteData: useSite().site };
}
