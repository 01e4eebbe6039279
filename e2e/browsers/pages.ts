import { en } from '../support/interfaceText.ts';
import type { Reader } from './reader.ts';

/** A page without a live example, so only the reader's actions hydrate it. */
export const PLAIN = '/guide/basic/ssg';
export const LONG = '/api/config/config-basic';
export const TABS = '/plugin/official-plugins/rss';
export const IMAGES = '/guide/basic/use-mdx';
export const PLAYGROUND = '/plugin/official-plugins/playground';

export const SEARCH_FIELD = '.search-dialog input';
export const button = (text: Parameters<typeof en>[0]) => `button[aria-label="${en(text)}"]`;
export const APPEARANCE = button('appearance.switch');
export const ECOSYSTEM = button('ecosystem.label');

export const isDark = () => document.documentElement.classList.contains('dark');

/** Waits until the page's heading contains a string. */
export const title = (reader: Reader, text: string) =>
  reader.until(
    (wanted) => document.querySelector('main h1')?.textContent.includes(wanted) === true,
    text,
  );

export const fieldValue = (reader: Reader, field: string) =>
  reader.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.value, field);
