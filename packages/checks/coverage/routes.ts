import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';

/** The list of all pages, as English routes. `npm run new` adds to it. */
export const routesFile = 'packages/checks/coverage/routes.json';

/** Reads the routes of the planned pages. */
export const plannedRoutes = (root = repositoryRoot): string[] =>
  JSON.parse(readFileSync(join(root, routesFile), 'utf8'));

/** Routes that aren't planned pages. The framework needs the first, and the service worker needs the second. */
export const ownRoutes: readonly string[] = ['/404', '/offline'];
