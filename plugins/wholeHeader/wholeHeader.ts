import type { RspressPlugin } from '@rspress/core';

/** The last part of the header, behind all that shows in it: the panel of `theme/navbar/MobileMenu.tsx`. */
const LAST = 'mobile-menu';

/**
 * Has the browser draw nothing before the header is whole: its controls stand at the right, so that those that come later
 * move those that are there. A browser that does not know the link draws what it has.
 */
export function wholeHeader(): RspressPlugin {
  const attrs = { rel: 'expect', href: `#${LAST}`, blocking: 'render' };
  return {
    name: 'whole-header',
    builderConfig: {
      html: { tags: [{ tag: 'link', attrs, head: true, append: false, publicPath: false }] },
    },
  };
}
