import { type Page, type Version, withoutTypography } from '@handbook/content';
import { lineDiff } from '../lib/lineDiff.ts';

/** How many words an excerpt shows on each side of a change, and how many changed words it shows. */
const context = 5;
const shown = 12;

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

function commonStart(a: readonly string[], b: readonly string[]): number {
  const differs = a.findIndex((word, index) => word !== b[index]);
  return differs < 0 ? a.length : differs;
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
  const start = commonStart(old, now);
  const rest = (words: readonly string[]) => words.slice(start).reverse();
  const end = commonStart(rest(old), rest(now));
  const show = (words: readonly string[]) => excerpt(words, start, words.length - end);
  return `${show(old)} → ${show(now)}`;
}

/** Describes the first change in an English page since a version of it, and how to see the others. */
export function changesSince(page: Page, version: Version | undefined): string {
  if (!version) return `The translated version of ${page.file} isn't in the Git history.`;
  const before = version.source.split('\n');
  const after = page.source.split('\n');
  const key = (line: string) => withoutTypography(line).trim();
  const visible = lineDiff(before, after, key).filter(({ text }) => text.trim() !== '');
  const changes = visible.length > 0 ? visible : lineDiff(before, after);
  const run = (sign: '-' | '+', from: number) => {
    let end = from;
    while (
      changes[end]?.sign === sign &&
      (end === from || changes[end]?.line === (changes[end - 1]?.line ?? 0) + 1)
    ) {
      end++;
    }
    return changes.slice(from, end);
  };
  const removed = run('-', 0);
  const next = run('+', removed.length);
  const line = (removed[0] ?? next[0])?.line;
  if (line === undefined) return `${page.file} is the version that was translated.`;
  // Before the first change, both versions have the same lines.
  const added = next[0]?.line === line ? next : [];
  const text = (lines: typeof changes) => lines.map((change) => change.text).join(' ');
  const more = changes.length - removed.length - added.length;
  const hint = more > 0 ? ` More changes: git diff ${version.commit} -- ${page.file}` : '';
  return `${page.file}:${line} changed: ${changedWords(text(removed), text(added))}.${hint}`;
}
