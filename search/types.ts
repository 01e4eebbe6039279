/** The levels of a hit: a heading of that level, or text below one. */
export type HitType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/** Titles from the area of the site (lvl0) over the page (lvl1) down to the heading; `null` below the hit's own. */
export type Hierarchy = Record<
  'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6',
  string | null
>;

/** One heading of a page and the text up to the next one; a page's introduction has no anchor. */
export interface Section {
  /** Route path of the page, without the site's base, e.g. `/zh/guide/basic/ssg`. */
  path: string;
  /** Id of the heading, empty for the introduction of the page. */
  anchor: string;
  /** Area of the site, as its navigation names it. */
  area: string;
  /** Title of the page. */
  title: string;
  /** The heading as text; the title of the page for its introduction. */
  heading: string;
  /** Headings above this one, from the second level down, without the page's title. */
  parents: string[];
  /** Level of the heading, 1 to 6. */
  depth: number;
  /** The prose, lists and tables below the heading, as text. */
  text: string;
  /** The code blocks below the heading. */
  code: string;
  /** What a reader asks who doesn't know the section's words yet: searched, never shown. */
  phrases?: string[];
  /** Set for an entry of the reference that is a row of a table: its name is the heading, its cells are the text. */
  isRow?: true;
  /** For an entry of the reference that came after the first release of its line: with which, e.g. `2.0.15`. */
  since?: string;
}

/** What the build writes for one language, and the worker loads. */
export interface SearchDocuments {
  lang: string;
  sections: Section[];
}

/** A text with matched words between `<mark>` and `</mark>`, everything else escaped as HTML. */
export type MarkedHtml = string;

/** One result, in the shape that the modal shows whichever engine found it. */
export interface SearchHit {
  objectID: string;
  /** Address below the site's base, with the anchor, e.g. `/guide/basic/ssg#hydration`. */
  url: string;
  type: HitType;
  /** Text of the section, plain; `null` when the heading itself matched. */
  content: string | null;
  hierarchy: Hierarchy;
  /** The hierarchy with the matched words marked. */
  marked: Partial<Record<keyof Hierarchy, MarkedHtml>>;
  /** A piece of the text around the best match; absent when nothing in the text matched. */
  snippet?: MarkedHtml;
  /** The words of this section that matched, as they stand in it, to be marked on the page. */
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
