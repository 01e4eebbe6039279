import type { SynonymGroup } from './group.ts';

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
