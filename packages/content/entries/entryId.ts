import GithubSlugger from 'github-slugger';

/** The heading that a table stands below. */
export interface HeadingAbove {
  id: string;
  text: string;
}

/**
 * A heading that is a name, such as `route.cleanUrls` or `useDark()`, not words. Chinese has no spaces between
 * words, so a name is also plain ASCII: the ids of a page are the same in both languages.
 */
const isName = (text: string): boolean => /^[!-~]+$/.test(text.trim()) && !WORDS.test(text.trim());

/** One English word that is no name: its translation is none either. */
const WORDS =
  /^(?:Commands|Components|Environment|Exports|Fields|Flags|Hooks|Icons|Limits|Members|Options|Properties|Props|Settings|Slots|Types|Values|Variables)$/;

const slug = (text: string): string => new GithubSlugger().slug(text);

/**
 * The id of an entry that is a row of a table: its name, below a heading that is a name itself with that in front.
 *
 * @param name the entry as its first cell names it
 * @param above the heading before the table, if any
 * @param taken ids that the page has already
 * @returns undefined when every id for it is taken
 */
export function entryId(
  name: string,
  above: HeadingAbove | undefined,
  taken: ReadonlySet<string>,
): string | undefined {
  const own = slug(name);
  const nested = above && `${above.id}-${own}`;
  const wanted = above && isName(above.text) ? [nested] : [own, nested];
  return wanted.find((id) => id && own && !taken.has(id));
}
