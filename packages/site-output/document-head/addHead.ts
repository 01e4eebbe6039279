import type { SitePage, SitePages } from '@handbook/content';
import type { RouteMeta, UserConfig } from '@rspress/core';

/** Adds to the configuration what each page has in its head, as HTML. */
export function addHead(
  config: UserConfig,
  pages: SitePages,
  headOf: (page: SitePage) => string,
): UserConfig {
  const ofRoute = (route: RouteMeta) => {
    const page = pages.at(route.routePath);
    return page ? headOf(page) : '';
  };
  return { ...config, head: [...(config.head ?? []), ofRoute] };
}
