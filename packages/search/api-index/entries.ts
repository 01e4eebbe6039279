/** One entry of a page of the reference. */
export interface IndexEntry {
  /** The name in full, e.g. `route.cleanUrls`. */
  name: string;
  /** Id on its page. */
  anchor: string;
  /** A name from code, not a heading of words. */
  isCode: boolean;
  /** Words that readers know it by: what it is for, and what else they call it. */
  words?: string;
}

/** One page of the reference with its entries in their order. */
export interface IndexPage {
  /** Route path, without the site's base. */
  link: string;
  title: string;
  /** Where the page is, as navigation and sidebar name it. */
  area: string;
  entries: IndexEntry[];
}

/**
 * The pages of the reference in one language, in the order of the sidebar. The build writes it: `packages/search/api-index`
 * replaces this module, imported as `entries.ts?lang=en`.
 */
export const indexPages: readonly IndexPage[] = [];
