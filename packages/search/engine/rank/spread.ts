import type { Section } from '@handbook/content';

/** Sections of a page that may come before other pages. */
const PER_PAGE = 3;

/** Moves what a page has beyond its share behind the other pages, in unchanged order. */
export function spread<T>(ranked: readonly T[], sectionOf: (item: T) => Section): T[] {
  const counts = new Map<string, number>();
  const first: T[] = [];
  const rest: T[] = [];
  for (const item of ranked) {
    const { path } = sectionOf(item);
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    (count <= PER_PAGE ? first : rest).push(item);
  }
  return [...first, ...rest];
}
