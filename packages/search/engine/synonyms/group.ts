/**
 * Groups of synonyms: a query with one word of a group also finds the others, in every language of the site. Several words
 * form a phrase. A word may be in several groups.
 */
export type SynonymGroup = readonly string[];

/**
 * Groups for alternatives of one kind, such as hosts or package managers. A query for the kind finds every alternative. A
 * query for one alternative also finds the kind, but not the other alternatives.
 *
 * @param kind the words for all of them
 * @param things the words for each; `['github pages', 'gh pages']` is one thing
 */
export const rivals = (
  kind: readonly string[],
  ...things: readonly (readonly string[])[]
): SynonymGroup[] => things.map((thing) => [...kind, ...thing]);
