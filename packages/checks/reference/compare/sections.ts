import type { Stated } from '../page/stated.ts';
import type { Expected } from './expected.ts';
import { type Matcher, resolveName } from './match.ts';

/** An entry that has its own heading, with everything that stands below it. */
export interface EntrySection {
  name: string;
  line: number;
  section: Stated[];
}

/**
 * The entries of a page that have a heading of their own. Headings below one that are its members, or no entries at
 * all, are part of it.
 *
 * @param owes which of the expected entries are asked for
 */
export function entrySections(
  stated: readonly Stated[],
  expected: readonly Expected[],
  matcher: Matcher,
  owes: (one: Expected) => boolean,
): EntrySection[] {
  const owed = new Set(expected.filter(owes).map(({ entry }) => entry.name));
  const headings = stated.filter(({ by }) => by === 'heading');
  const namesOf = (one: Stated): string[] =>
    one.names.flatMap((name) => resolveName(name, one, matcher));
  return headings.flatMap((one, index) => {
    const [name] = namesOf(one).filter((name) => owed.has(name));
    if (!name) return [];
    const below = headings.slice(index + 1);
    const isOwn = (other: Stated) =>
      (other.depth ?? 0) > (one.depth ?? 0) &&
      namesOf(other).every((member) => member.startsWith(`${name}.`));
    const end = below.findIndex((other) => !isOwn(other));
    return { name, line: one.line, section: [one, ...(end < 0 ? below : below.slice(0, end))] };
  });
}
