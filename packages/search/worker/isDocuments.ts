import type { Section } from '@handbook/content';
import type { SearchDocuments } from '../engine/types.ts';

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const texts = ['path', 'anchor', 'area', 'title', 'heading', 'text', 'code'] as const;

function isSection(value: unknown): value is Section {
  if (typeof value !== 'object' || value === null) return false;
  const section = value as Record<string, unknown>;
  return (
    texts.every((key) => typeof section[key] === 'string') &&
    typeof section.depth === 'number' &&
    isStrings(section.parents) &&
    (section.phrases === undefined || isStrings(section.phrases))
  );
}

/** Whether a downloaded value is what the build wrote, rather than a page that says that it is not there. */
export function isDocuments(value: unknown): value is SearchDocuments {
  if (typeof value !== 'object' || value === null) return false;
  const { lang, sections } = value as Record<string, unknown>;
  return typeof lang === 'string' && Array.isArray(sections) && sections.every(isSection);
}
