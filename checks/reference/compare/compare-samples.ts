import type { Page } from '../../lib/pages.ts';
import type { Problem } from '../../lib/problem.ts';
import type { Stated } from '../page/stated.ts';
import { isInternal } from '../surface/entry.ts';
import type { Expected } from './expected.ts';
import type { Matcher } from './match.ts';
import { entrySections } from './sections.ts';

/**
 * Entries that have a heading of their own and show nothing below it, neither a sample nor a live result. What is inert
 * or internal has nothing to show.
 */
export function sampleProblems(
  { file }: Page,
  stated: readonly Stated[],
  expected: readonly Expected[],
  matcher: Matcher,
): Problem[] {
  const owes = ({ guard, entry, isInert }: Expected): boolean =>
    Boolean(guard.samples) && !isInert && !isInternal(entry);
  return entrySections(stated, expected, matcher, owes)
    .filter(({ section }) => !section.some(({ shows }) => shows))
    .map(({ name, line }) => ({
      file,
      line,
      message: `The entry of ${name} shows nothing.`,
      cure: 'Add a sample of two to six lines, or what it does on this very page.',
    }));
}
