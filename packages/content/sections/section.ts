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
