import type { Section } from '@handbook/content';

const DEPRECATED = 'deprecated|已废弃';
const NO_EFFECT = 'has no effect|不生效';
const ABOVE = new RegExp(`^(?:${DEPRECATED})$|without effect|no effect|不生效`, 'i');
const SAID_FIRST = new RegExp(`^(?:${NO_EFFECT}|(?:${DEPRECATED})(?=[.;。；]))`, 'i');
const THIS_KEY = /\bthis key is deprecated|这个键已废弃/i;

/** Type, default and the first sentence: what an entry that is no row of a table begins with. */
const FIRST_LINES = 3;

/** Whether an entry of the reference says that it is deprecated or has no effect. */
export function isDead({ isRow, parents, text }: Section): boolean {
  if (parents.some((heading) => ABOVE.test(heading.replace(/^.*[（(]|[)）]$/g, '')))) return true;
  const lines = text.split('\n').slice(0, FIRST_LINES);
  const parts = isRow ? lines.flatMap((line) => line.split(' | ')) : lines;
  return parts.some((part) => SAID_FIRST.test(part) || THIS_KEY.test(part));
}
