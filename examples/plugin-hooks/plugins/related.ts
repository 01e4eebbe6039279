import type { RouteService, RspressPlugin } from '@rspress/core';

export function related(): RspressPlugin {
  let service: RouteService | undefined;
  return {
    name: 'related',
    routeServiceGenerated(routeService) {
      service = routeService;
    },
    extendPageData(page) {
      const link = String(page.frontmatter.related ?? '');
      if (link && !service?.isExistRoute(link)) {
        throw new Error(`${page._relativePath}: no page at ${link}`);
      }
    },
  };
}
