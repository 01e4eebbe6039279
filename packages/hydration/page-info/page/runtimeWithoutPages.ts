import { usePage, useSite } from '@rspress/core/runtime';

export * from '@rspress/core/runtime';

/**
 * The framework's hook without the list of all pages. Parts of the theme that ask for the site alone get this one, so
 * that the list does not come along; see `packages/hydration/page-info`.
 */
export function usePageData() {
  return { page: usePage().page, siteData: useSite().site };
}
