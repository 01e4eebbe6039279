/**
 * Words for the same thing: whoever asks with one of a group finds the others too, in every language of the site.
 * Several words are a phrase. A word may be in several groups.
 */
export type SynonymGroup = readonly string[];

/**
 * Groups for things of one kind that stand in for one another, such as hosts or package managers. Whoever asks for the
 * kind finds each of them, and whoever asks for one of them finds the kind, but never another one.
 *
 * @param kind the words for all of them
 * @param things the words for each; `['github pages', 'gh pages']` is one thing
 */
export const rivals = (
  kind: readonly string[],
  ...things: readonly (readonly string[])[]
): SynonymGroup[] => things.map((thing) => [...kind, ...thing]);
