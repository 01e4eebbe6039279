import { lineDiff } from '../lib/lineDiff.ts';
import { type Page, parsePage } from '../lib/pages.ts';
import type { History, Version } from './history.ts';
import { contentHash, withoutTypography } from './normalForm.ts';

const shownLines = 8;
const shownCharacters = 110;

/** The version of an English page that a record names; versions that no longer parse are passed over. */
function findVersion(page: Page, hash: string, history: History): Version | undefined {
  for (const version of history(page.file)) {
    try {
      if (contentHash(parsePage(page.file, version.source)) === hash) return version;
    } catch {
      // A commit with a broken page is nothing a translation was made from.
    }
  }
  return undefined;
}

const shorten = (text: string) =>
  text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text;

/**
 * Says what changed in an English page since the version with this hash, as lines to print below
 * a problem's message.
 */
export function changesSince(page: Page, hash: string, history: History): string {
  const version = findVersion(page, hash, history);
  if (!version) {
    return `The git history at hand has no version ${hash} of it, so what changed cannot be shown (a shallow clone? git fetch --unshallow).`;
  }
  const before = version.source.split('\n');
  const after = page.source.split('\n');
  const key = (line: string) => withoutTypography(line).trim();
  const visible = lineDiff(before, after, key).filter(({ text }) => text.trim() !== '');
  const changes = visible.length > 0 ? visible : lineDiff(before, after);
  const lines = changes
    .slice(0, shownLines)
    .map(({ sign, line, text }) => `      ${sign} ${line}: ${shorten(text.trim())}`);
  const more = changes.length - lines.length;
  if (more > 0)
    lines.push(
      `      … and ${more} more changed line(s): git diff ${version.commit} -- ${page.file}`,
    );
  return [`Changed since ${version.commit}:`, ...lines].join('\n');
}
