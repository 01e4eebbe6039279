import type { Section } from '@handbook/content';

/** The fields of a section, from most to least significant. */
export const fields = ['heading', 'slug', 'title', 'parents', 'text', 'code', 'phrases'] as const;

export type Field = (typeof fields)[number];

/** The weight of a match in a field. */
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

/** Returns the text of a field. */
export function fieldText(section: Section, field: Field): string {
  if (field === 'slug') return slugOf(section);
  if (field === 'parents') return section.parents.join('\n');
  if (field === 'phrases') return section.phrases?.join('\n') ?? '';
  return section[field];
}
