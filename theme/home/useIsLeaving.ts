import { pathnameToRouteService, useLocation } from '@rspress/core/runtime';
import { useLayoutEffect, useState } from 'react';

/**
 * Whether the address is already that of the page a reader steps to, and the layout still that of the page they leave. The
 * framework gives a layout the new address first and the new page's data right after, before anything is painted: drawn in
 * between, all of the page would be drawn here, thrown away, and drawn again in its own layout.
 *
 * @returns `false` as well while the code of the new page is still to come: React waits for it with the old page shown
 */
export function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  const [drawn, setDrawn] = useState(pathname);
  useLayoutEffect(() => setDrawn(pathname), [pathname]);
  return drawn !== pathname && isLoaded(pathname);
}

/** What the framework knows of a route is more here: see `routes/routeAt.ts`. */
function isLoaded(pathname: string): boolean {
  const route = pathnameToRouteService(pathname);
  return route !== undefined && 'isLoaded' in route && route.isLoaded === true;
}
