import type { RspressPlugin } from '@rspress/core';

export const forbidSpaces: RspressPlugin = {
  name: 'forbid-spaces',
  routeGenerated(routes) {
    const wrong = routes.filter(({ routePath }) => routePath.includes(' '));
    if (wrong.length > 0) {
      throw new Error(`Spaces in: ${wrong.map((it) => it.relativePath).join(', ')}`);
    }
  },
};
