import type { Page } from '../../lib/pages.ts';
import type { Problem } from '../../lib/problem.ts';
import type { Stated } from '../page/stated.ts';
import { isInternal } from '../surface/entry.ts';
import type { Expected } from './expected.ts';
import type { Matcher } from './match.ts';
import { entrySections } from './sections.ts';

/** Entries that have a heading of their own and lead to no other: readers rarely need one thing alone. */
export function relatedProblems(
  { file }: Page,
  stated: readonly Stated[],
  expected: readonly Expected[],
  matcher: Matcher,
): Problem[] {
  const owes = ({ guard, entry }: Expected): boolean =>
    Boolean(guard.related) && !isInternal(entry);
  return entrySections(stated, expected, matcher, owes)
    .filter(({ section }) => !section.some(({ relates }) => relates))
    .map(({ name, line }) => ({
      file,
      line,
      message: `The entry of ${name} leads to no other.`,
      cure: 'Link what a reader needs with it, in a sentence or in a last line of related entries.',
    }));
}

const word = { en: 'accessibility', zh: '无障碍' } as const;

/** Components without a word about those who do not see them or use no mouse. */
export function accessibilityProblems(
  { file, lang }: Page,
  stated: readonly Stated[],
  expected: readonly Expected[],
  matcher: Matcher,
): Problem[] {
  // A component is a value whose type is left to its props.
  const owes = ({ guard, entry }: Expected): boolean =>
    Boolean(guard.accessible) &&
    entry.tags.includes('value') &&
    entry.type === undefined &&
    !isInternal(entry);
  return entrySections(stated, expected, matcher, owes)
    .filter(({ section }) => !section.some(({ text }) => text.toLowerCase().includes(word[lang])))
    .map(({ name, line }) => ({
      file,
      line,
      message: `The entry of ${name} says nothing about accessibility.`,
      cure: 'Say what it is to a screen reader and by keyboard, and what to mend.',
    }));
}
