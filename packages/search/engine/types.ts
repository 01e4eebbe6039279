import type { Section } from '@handbook/content';

/** The levels of headings: the page, and the headings on it. */
export const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof levels)[number];

/** What a hit is: a heading of that level, or text below one. */
export type HitType = Level | 'content';

/** Titles from the area of the site (lvl0) over the page (lvl1) down to the heading; `null` below the hit's own. */
export type Hierarchy = Record<'lvl0' | Level, string | null>;

/** What the build writes for one language, and the worker loads. */
export interface SearchDocuments {
  lang: string;
  sections: Section[];
}

/** Escaped HTML with matched words between `<mark>` and `</mark>`. */
export type MarkedHtml = string;

/** One result, in the shape that the modal shows whichever engine found it. */
export interface SearchHit {
  objectID: string;
  /** Path below the site's base, with the anchor, such as `/guide/basic/ssg#hydration`. */
  url: string;
  type: HitType;
  /** Text of the section, plain; `null` when the heading itself matched. */
  content: string | null;
  hierarchy: Hierarchy;
  /** The hierarchy with the matched words marked. */
  marked: Partial<Record<keyof Hierarchy, MarkedHtml>>;
  /** A piece of the text around the best match; absent when nothing in the text matched. */
  snippet?: MarkedHtml;
  /** The words of this section that matched, as written in it, to be marked on the page. */
  words: string[];
}

/** What the modal asks. */
export interface SearchQuery {
  text: string;
  lang: string;
  /** How many hits at most. */
  limit: number;
  /** Length of a snippet in words. */
  snippetWords: number;
}

/** What an engine answers. */
export interface SearchAnswer {
  hits: SearchHit[];
  /** How many there are altogether. */
  total: number;
  /** Present if only titles were searched: resolves to the answer from the whole text, or rejects if there won't be one. */
  refined?: Promise<SearchAnswer>;
  /** Set by a hosted engine, for its insights. */
  queryID?: string;
  /** Up to three queries that would find something, when this one did not. */
  suggestions?: string[];
}

/** Where the modal's answers come from. */
export interface SearchEngine {
  /** Starts loading what the first search in this language needs; never throws. */
  warm(lang: string): void;
  /**
   * Answers a query.
   *
   * @throws an Error when no answer can be had: offline, a failed download, a crashed worker. The next call tries again.
   */
  search(query: SearchQuery): Promise<SearchAnswer>;
}
