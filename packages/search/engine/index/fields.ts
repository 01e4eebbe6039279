import type { Section } from '@handbook/content';

/** Where in a section a word can stand, from the most telling place to the least. */
export const fields = ['heading', 'slug', 'title', 'parents', 'text', 'code', 'phrases'] as const;

export type Field = (typeof fields)[number];

/** What a match in a field counts. */
export const boosts: Readonly<Record<Field, number>> = {
  heading: 5,
  slug: 2,
  title: 3,
  parents: 2,
  text: 1,
  code: 0.2,
  phrases: 1,
};

/** The last part of the URL, which is the heading in English, also on a translated page. */
const slugOf = ({ path, anchor }: Section): string =>
  anchor || (path.split('/').filter(Boolean).at(-1) ?? '');

/** The text of a field. */
export function fieldText(section: Section, field: Field): string {
  if (field === 'slug') return slugOf(section);
  if (field === 'parents') return section.parents.join('\n');
  if (field === 'phrases') return section.phrases?.join('\n') ?? '';
  return section[field];
}
