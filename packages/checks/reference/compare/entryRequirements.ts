import type { Lang, Page } from '@handbook/content';
import type { Problem } from '../../lib/problem.ts';
import type { Stated } from '../page/stated.ts';
import { isInternal } from '../surface/entry.ts';
import type { Expected } from './expected.ts';
import { type Matcher, resolveName } from './match.ts';

/** Something that an entry with a heading must contain. */
interface Requirement {
  /** Whether it applies to an entry. No requirement applies to internal entries. */
  applies(one: Expected): boolean;
  /** Whether one of the statements below the heading meets it. */
  isMetBy(one: Stated, lang: Lang): boolean;
  /** What is wrong with an entry without it, after the name in the message. */
  lack: string;
  fix: string;
}

const accessibility: Readonly<Record<Lang, string>> = { en: 'accessibility', zh: '无障碍' };

const requirements: readonly Requirement[] = [
  {
    // A dead option has nothing to show.
    applies: ({ pageArea, isDead }) => Boolean(pageArea.samples) && !isDead,
    isMetBy: ({ shows }) => Boolean(shows),
    lack: 'has no sample',
    fix: 'Add a sample of two to six lines, or a live result.',
  },
  {
    applies: ({ pageArea }) => Boolean(pageArea.related),
    isMetBy: ({ relates }) => Boolean(relates),
    lack: 'links to no other section',
    fix: 'Link to related entries in a sentence, or in a final line of related entries.',
  },
  {
    // A component is a value without a type, because its props have types.
    applies: ({ pageArea, entry }) =>
      Boolean(pageArea.accessible) && entry.tags.includes('value') && entry.type === undefined,
    isMetBy: ({ text }, lang) => text.toLowerCase().includes(accessibility[lang]),
    lack: "doesn't describe its accessibility",
    fix: 'Describe how a screen reader announces it, how the keyboard controls it, and what to correct.',
  },
];

/** An entry with a heading, and the statements in its section. */
interface EntrySection {
  name: string;
  line: number;
  section: Stated[];
}

/** The selected entries with a heading. A section includes headings below it, except for the headings of other entries. */
function entrySections(
  stated: readonly Stated[],
  expected: readonly Expected[],
  matcher: Matcher,
  isSelected: (one: Expected) => boolean,
): EntrySection[] {
  const selected = new Set(expected.filter(isSelected).map(({ entry }) => entry.name));
  const headings = stated.filter(({ by }) => by === 'heading');
  const namesOf = (one: Stated): string[] =>
    one.names.flatMap((name) => resolveName(name, one, matcher));
  return headings.flatMap((one, index) => {
    const [name] = namesOf(one).filter((name) => selected.has(name));
    if (!name) return [];
    const below = headings.slice(index + 1);
    const isOwn = (other: Stated) =>
      (other.depth ?? 0) > (one.depth ?? 0) &&
      namesOf(other).every((member) => member.startsWith(`${name}.`));
    const end = below.findIndex((other) => !isOwn(other));
    return { name, line: one.line, section: [one, ...(end < 0 ? below : below.slice(0, end))] };
  });
}

/** Checks the requirements of the entries of a page that have a heading. */
export function requirementProblems(
  { file, lang }: Pick<Page, 'file' | 'lang'>,
  stated: readonly Stated[],
  expected: readonly Expected[],
  matcher: Matcher,
): Problem[] {
  return requirements.flatMap(({ applies, isMetBy, lack, fix }) =>
    entrySections(stated, expected, matcher, (one) => applies(one) && !isInternal(one.entry))
      .filter(({ section }) => !section.some((one) => isMetBy(one, lang)))
      .map(({ name, line }) => ({ file, line, message: `The entry of ${name} ${lack}.`, fix })),
  );
}
