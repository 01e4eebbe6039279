import { PageText, type Piece } from './pageText.ts';
import { type ReadFiles, readSource } from './sourceFile.ts';

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

/** Where a page is and how the site calls its surroundings. */
export interface PagePlace {
  /** The page's file, absolute. */
  file: string;
  /** Route path without the base. */
  path: string;
  /** Root of all pages, absolute. */
  docs: string;
  area: string;
}

/** Nothing a reader would look for is longer without a space; what is longer is data. Chinese does without spaces. */
const LONGEST_WORD = 256;
const TOO_LONG = /[^\s、，。；：！？（）“”\p{Script=Han}]{257,}/gu;

/** Lone halves of surrogate pairs and control characters: HTML can show neither. */
const UNFIT = /(?!\n)[\p{Cs}\p{Cc}]/gu;

const tidy = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(UNFIT, '')
    .replace(TOO_LONG, (word) => word.slice(0, LONGEST_WORD).replace(/\p{Cs}$/u, ''));

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The headings above a piece, from the second level down. */
function parentsOf(pieces: readonly Piece[], at: number): string[] {
  const parents: string[] = [];
  let depth = pieces[at]?.depth ?? 0;
  for (let above = at - 1; above > 0 && depth > 2; above--) {
    const piece = pieces[above];
    if (!piece || piece.isRow || piece.depth >= depth || piece.depth < 2) continue;
    parents.unshift(piece.heading);
    depth = piece.depth;
  }
  return parents;
}

/**
 * The sections of a page: its introduction, then one for each heading. Empty for a page that is left out of the search.
 *
 * @param read gets the path of each file that the result depends on
 * @throws when a file is missing or does not parse
 */
export function sectionsOf(place: PagePlace, read: ReadFiles): Section[] {
  const source = readSource(place.file, read);
  const { title: ownTitle, description, search, pageType } = source.frontmatter;
  if (search === false || pageType === 'home' || pageType === '404') return [];
  const content = new PageText(place.docs, read);
  content.add(source);
  const { pieces } = content;
  const firstTitle = pieces.findIndex(({ depth }) => depth === 1);
  const title = isText(ownTitle) ? ownTitle : (pieces[firstTitle]?.heading ?? '');
  const [before] = pieces;
  // The title's own section and what stands before it are the introduction.
  const intro = [before, ...(firstTitle === 1 ? [pieces[1]] : [])].filter(
    (piece) => piece !== undefined,
  );
  const base = { path: place.path, area: place.area, title };
  const introduction: Section = {
    ...base,
    anchor: '',
    heading: title,
    parents: [],
    depth: 1,
    text: tidy([
      ...(isText(description) ? [description] : []),
      ...intro.flatMap(({ text }) => text),
    ]),
    code: tidy(intro.flatMap(({ code }) => code)),
  };
  const rest = pieces.map(
    (piece, at): Section => ({
      ...base,
      anchor: piece.id,
      heading: piece.heading,
      parents: parentsOf(pieces, at),
      depth: piece.depth,
      text: tidy(piece.text),
      code: tidy(piece.code),
      ...(piece.isRow && { isRow: true }),
    }),
  );
  return [introduction, ...rest.slice(intro.length)];
}
