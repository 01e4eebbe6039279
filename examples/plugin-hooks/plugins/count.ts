import type { RspressPlugin } from '@rspress/core';

export function countPages(): RspressPlugin {
  return {
    name: 'count-pages',
    routeGenerated(routes) {
      console.log(`${routes.length} pages`);
    },
  };
}
