import { type Page, type Version, withoutTypography } from '@handbook/content';

/** How many words an excerpt shows on each side of a change, and how many changed words it shows. */
const context = 5;
const shown = 12;

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** How many entries of two lists are equal at their start, and at their end after that. */
function equalEnds(a: readonly string[], b: readonly string[]): [start: number, end: number] {
  const equalStart = (one: readonly string[], other: readonly string[]) => {
    const differs = one.findIndex((entry, index) => entry !== other[index]);
    return differs < 0 ? one.length : differs;
  };
  const start = equalStart(a, b);
  return [start, equalStart(a.slice(start).reverse(), b.slice(start).reverse())];
}

function excerpt(words: readonly string[], start: number, end: number): string {
  const from = Math.max(0, start - context);
  const to = Math.min(words.length, Math.min(end, start + shown) + context);
  const text = words.slice(from, to).join(' ');
  return text === ''
    ? '(nothing)'
    : `“${from > 0 ? '… ' : ''}${text}${to < words.length ? ' …' : ''}”`;
}

/** Shows what changed between two strings, as “old words” → “new words” with a few words around them. */
export function changedWords(before: string, after: string): string {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const [start, end] = equalEnds(old, now);
  const show = (words: readonly string[]) => excerpt(words, start, words.length - end);
  return `${show(old)} → ${show(now)}`;
}

/** The lines of a source with text, and their numbers. */
const linesOf = (source: string) =>
  source
    .split('\n')
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => text.trim() !== '');

/** Describes the first change in an English page since a version of it, and how to see the others. */
export function changesSince(page: Page, version: Version | undefined): string {
  if (!version) return `The translated version of ${page.file} isn't in the Git history.`;
  const [before, after] = [linesOf(version.source), linesOf(page.source)];
  const changed = (key: (text: string) => string) => {
    const keys = (lines: typeof before) => lines.map(({ text }) => key(text));
    const [start, end] = equalEnds(keys(before), keys(after));
    return [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  };
  const visible = changed((text) => withoutTypography(text).trim());
  const [removed = [], added = []] = visible.flat().length > 0 ? visible : changed((text) => text);
  const line = (added[0] ?? removed[0])?.line;
  if (line === undefined) return `${page.file} is the version that was translated.`;
  const words = changedWords(removed[0]?.text ?? '', added[0]?.text ?? '');
  const isMore = removed.length > 1 || added.length > 1;
  const hint = isMore ? ` More changes: git diff ${version.commit} -- ${page.file}` : '';
  return `${page.file}:${line} changed: ${words}.${hint}`;
}
