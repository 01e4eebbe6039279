import { PageText, type RawSection } from './pageText.ts';
import { type ReadFiles, readSource } from './sourceFile.ts';

/** A heading and the content up to the next heading, or the introduction of a page. */
export interface Section {
  /** Route path of the page, without the site's base, e.g. `/zh/guide/basic/ssg`. */
  path: string;
  /** The heading's ID; empty for the introduction. */
  anchor: string;
  /** The area of the site, e.g. `Guide › Features`. */
  area: string;
  /** Title of the page. */
  title: string;
  /** The heading's text; for the introduction, the page's title. */
  heading: string;
  /** The parent headings, from the second level down. */
  parents: string[];
  /** The level of the heading, 1 to 6. */
  depth: number;
  /** The text of paragraphs, lists, and tables. */
  text: string;
  /** The text of code blocks. */
  code: string;
  /** Search queries of readers who don't know the section's terms yet. They are never shown. */
  phrases?: string[];
  /** Set for a table row of the reference: the heading is the entry's name, and the text is in the other cells. */
  isRow?: true;
}

/** The location of a page in the repository and on the site. */
interface PagePlace {
  /** The page's file, absolute. */
  file: string;
  /** Route path without the site's base. */
  path: string;
  /** The folder of all pages, absolute. */
  docs: string;
  area: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns the parent headings of a section, from the second level down. */
function parentsOf(sections: readonly RawSection[], index: number): string[] {
  const parents: string[] = [];
  let depth = sections[index]?.depth ?? 0;
  for (let before = index - 1; before > 0 && depth > 2; before--) {
    const section = sections[before];
    if (!section || section.isRow || section.depth >= depth || section.depth < 2) continue;
    parents.unshift(section.heading);
    depth = section.depth;
  }
  return parents;
}

/**
 * Returns the introduction of a page and a section for each heading. Pages that search excludes have no sections.
 *
 * @param read receives the path of each file that the result depends on
 * @throws {Error} if a file is missing or doesn't parse
 */
export function sectionsOf(place: PagePlace, read: ReadFiles): Section[] {
  const source = readSource(place.file, read);
  const { title: ownTitle, description, search, pageType } = source.frontmatter;
  if (search === false || pageType === 'home' || pageType === '404') return [];
  const content = new PageText(place.docs, read);
  content.add(source);
  const { sections } = content;
  const titleIndex = sections.findIndex(({ depth }) => depth === 1);
  const title = isText(ownTitle) ? ownTitle : (sections[titleIndex]?.heading ?? '');
  // The introduction includes text before the title.
  const intro = sections.slice(0, titleIndex === 1 ? 2 : 1);
  const base = { path: place.path, area: place.area, title };
  const introduction: Section = {
    ...base,
    anchor: '',
    heading: title,
    parents: [],
    depth: 1,
    text: [description, ...intro.flatMap(({ text }) => text)].filter(isText).join('\n'),
    code: intro.flatMap(({ code }) => code).join('\n'),
  };
  const all = sections.map(
    ({ id, heading, depth, text, code, isRow }, index): Section => ({
      ...base,
      anchor: id,
      heading,
      parents: parentsOf(sections, index),
      depth,
      text: text.join('\n'),
      code: code.join('\n'),
      ...(isRow && { isRow: true }),
    }),
  );
  return [introduction, ...all.slice(intro.length)];
}
