import GithubSlugger from 'github-slugger';

/** The heading above a table. */
export interface HeadingAbove {
  id: string;
  text: string;
}

/**
 * Whether a heading is a name such as `route.cleanUrls` or `useDark()`. Chinese has no spaces between words, so a name must
 * also be ASCII; otherwise, IDs would differ between languages.
 */
const isName = (text: string): boolean => /^[!-~]+$/.test(text.trim()) && !WORDS.test(text.trim());

/** English words that look like names. Their translations don't. */
const WORDS =
  /^(?:Commands|Components|Environment|Exports|Fields|Flags|Hooks|Icons|Limits|Members|Options|Properties|Props|Settings|Slots|Types|Values|Variables)$/;

const slug = (text: string): string => new GithubSlugger().slug(text);

/**
 * Returns the ID of a table row that describes an entry: its name, with the heading's ID in front if the heading is a name.
 *
 * @param name the name in the first cell
 * @param above the heading before the table, if any
 * @param taken IDs that the page already has
 * @returns undefined if every possible ID is taken
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
