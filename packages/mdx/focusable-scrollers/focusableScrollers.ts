import { afterSite, changePages } from '@handbook/content';
import type { RspressPlugin } from '@rspress/core';

/** Where the framework puts code and tables that may be wider than the page. */
const SCROLLER =
  /<div class="(?=rp-codeblock__content__scroll-container |rp-table-scroll-container )[^"]*"/g;

/** Makes code and tables of a page focusable. */
export const withFocusableScrollers = (html: string): string =>
  html.replaceAll(SCROLLER, '$& tabindex="0"');

/**
 * Lets the keyboard reach wide code and tables before scripts run, and without them (axe: `scrollable-region-focusable`). Once
 * the page is hydrated, `useReachableScrollers` keeps the attribute only where there is something to scroll.
 *
 * @throws {Error} in the build when no page has such an element, because the framework renamed its classes
 */
export function focusableScrollers(): RspressPlugin {
  return {
    name: 'focusable-scrollers',
    builderConfig: {
      plugins: [
        afterSite('focusable-scrollers', async (site) => {
          let hasAny = false;
          changePages(site, (html) => {
            const changed = withFocusableScrollers(html);
            hasAny ||= changed !== html;
            return changed;
          });
          if (!hasAny) {
            throw new Error(
              'No page has code or a table that scrolls. Fix: adapt the class names in packages/mdx/focusable-scrollers to the framework.',
            );
          }
        }),
      ],
    },
  };
}
