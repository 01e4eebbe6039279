import type { SitePage, SitePages } from '@handbook/content';
import type { RouteMeta, UserConfig } from '@rspress/core';

/** Adds HTML to the head of each page. */
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
