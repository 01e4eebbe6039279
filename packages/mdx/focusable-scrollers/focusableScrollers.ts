import { onSiteBuilt, transformHtml } from '@handbook/content';
import type { RspressPlugin } from '@rspress/core';

/** The framework's containers of wide code blocks and tables, and the results of samples. */
const SCROLLER =
  /<div class="(?=rp-codeblock__content__scroll-container |rp-table-scroll-container |result__body")[^"]*"/g;

/** Adds `tabindex` to the wide code blocks, tables, and results of a page. */
export const withFocusableScrollers = (html: string): string =>
  html.replaceAll(SCROLLER, '$& tabindex="0"');

/**
 * Lets the keyboard scroll wide code blocks, tables, and results before hydration (axe: `scrollable-region-focusable`). After
 * hydration, `useFocusableScrollers` removes the attribute from elements that don't scroll.
 */
export function focusableScrollers(): RspressPlugin {
  const plugin = onSiteBuilt('focusable-scrollers', async (site) =>
    transformHtml(site, withFocusableScrollers),
  );
  return { name: 'focusable-scrollers', builderConfig: { plugins: [plugin] } };
}
