import type { Section } from '@handbook/content';

/** The levels of headings: the page, and the headings on it. */
export const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof levels)[number];

/** The type of a hit: a heading of that level, or text below a heading. */
export type HitType = Level | 'content';

/** Titles from the area of the site (lvl0) and the page (lvl1) down to the hit's heading; `null` below that level. */
export type Hierarchy = Record<'lvl0' | Level, string | null>;

/** The documents of one language, written by the build and loaded by the worker. */
export interface SearchDocuments {
  lang: string;
  sections: Section[];
}

/** Plain text with matched words between `<mark>` and `</mark>`. It isn't HTML. */
export interface Marked {
  value: string;
}

/** A result as the provider and the local engine send it, and as the modal groups and shows it. */
export interface SearchHit {
  objectID: string;
  /** Path below the site's base, with the anchor, such as `/guide/basic/ssg#hydration`. */
  url: string;
  type: HitType;
  /** Plain text; `null` if the heading matched. */
  content: string | null;
  hierarchy: Hierarchy;
  /** Titles with their matches, and the text around the best match. */
  _snippetResult?: { content?: Marked; hierarchy?: Partial<Record<Level, Marked>> };
  _highlightResult?: {
    content?: Marked;
    hierarchy: Partial<Record<keyof Hierarchy, Marked>>;
  };
}

/** A query from the modal. */
export interface SearchQuery {
  text: string;
  lang: string;
  /** The maximum number of hits. */
  limit: number;
  /** The length of a snippet in words. */
  snippetWords: number;
}

/** An engine's answer. */
export interface SearchAnswer {
  hits: SearchHit[];
  /** The total number of hits. */
  total: number;
}

/** Answers the modal's queries. */
export interface SearchEngine {
  /** Starts loading what the first search in a language needs. Never throws. */
  warm(lang: string): void;
  /**
   * Answers a query.
   *
   * @throws an Error if there is no answer: offline, a failed download, a crashed worker. The next call tries again.
   */
  search(query: SearchQuery): Promise<SearchAnswer>;
}
