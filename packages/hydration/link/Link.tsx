import { pathnameToRouteService, preloadLink, removeBase } from '@rspress/core/runtime';
import { type LinkProps, Link as OriginalLink } from '@rspress/core/theme-original';
import { type FocusEvent, forwardRef } from 'react';

/**
 * The framework's link, which also preloads its page on keyboard focus. The framework only preloads on hover and touch.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const preloadOnFocus = (event: FocusEvent<HTMLAnchorElement>) => {
    props.onFocus?.(event);
    const { origin, pathname } = event.currentTarget;
    if (origin !== location.origin) return;
    const routePath = removeBase(pathname);
    if (pathnameToRouteService(routePath)) preloadLink(routePath);
  };
  return <OriginalLink {...props} ref={ref} onFocus={preloadOnFocus} />;
});
