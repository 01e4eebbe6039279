import type { Lang, Page } from '@handbook/content';
import type { Problem } from '../../lib/problem.ts';
import type { Stated } from '../page/stated.ts';
import { isInternal } from '../surface/entry.ts';
import type { Expected } from './expected.ts';
import type { Matcher } from './match.ts';
import { entrySections } from './sections.ts';

/** What an entry with its own heading owes its readers. */
interface EntryDuty {
  /** Whether an expected entry owes it; what is internal owes nothing. */
  owes(one: Expected): boolean;
  /** Whether one of the statements below its heading does it. */
  isMetBy(one: Stated, lang: Lang): boolean;
  /** What is said of an entry without it, after its name. */
  lack: string;
  fix: string;
}

const accessibility: Readonly<Record<Lang, string>> = { en: 'accessibility', zh: '无障碍' };

const duties: readonly EntryDuty[] = [
  {
    // What is inert has nothing to show.
    owes: ({ guard, isInert }) => Boolean(guard.samples) && !isInert,
    isMetBy: ({ shows }) => Boolean(shows),
    lack: 'shows nothing',
    fix: 'Add a sample of two to six lines, or what it does on this very page.',
  },
  {
    // Readers rarely need one thing alone.
    owes: ({ guard }) => Boolean(guard.related),
    isMetBy: ({ relates }) => Boolean(relates),
    lack: 'leads to no other',
    fix: 'Link what a reader needs with it, in a sentence or in a last line of related entries.',
  },
  {
    // A component is a value whose type is left to its props.
    owes: ({ guard, entry }) =>
      Boolean(guard.accessible) && entry.tags.includes('value') && entry.type === undefined,
    isMetBy: ({ text }, lang) => text.toLowerCase().includes(accessibility[lang]),
    lack: 'says nothing about accessibility',
    fix: 'Say what it is to a screen reader and by keyboard, and what to correct.',
  },
];

/** Entries of a page that have a heading of their own and owe their readers something below it. */
export function dutyProblems(
  { file, lang }: Pick<Page, 'file' | 'lang'>,
  stated: readonly Stated[],
  expected: readonly Expected[],
  matcher: Matcher,
): Problem[] {
  return duties.flatMap(({ owes, isMetBy, lack, fix }) =>
    entrySections(stated, expected, matcher, (one) => owes(one) && !isInternal(one.entry))
      .filter(({ section }) => !section.some((one) => isMetBy(one, lang)))
      .map(({ name, line }) => ({ file, line, message: `The entry of ${name} ${lack}.`, fix })),
  );
}
