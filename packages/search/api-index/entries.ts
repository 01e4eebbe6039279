/** An entry of a reference page. */
export interface IndexEntry {
  /** The full name, such as `route.cleanUrls`. */
  name: string;
  /** The ID of the heading on its page. */
  anchor: string;
  /** Whether the name is a code name, not a heading in words. */
  isCode: boolean;
  /** Phrases that readers search for the entry with. */
  words: string;
}

/** A reference page with its entries in order. */
export interface IndexPage {
  /** Route path, without the site's base. */
  link: string;
  title: string;
  entries: IndexEntry[];
}

/**
 * The reference pages of one language, in the order of the sidebar. Import this module as `entries.ts?lang=en`. During the
 * build, `packages/search/api-index` replaces it.
 */
export const indexPages: readonly IndexPage[] = [];
