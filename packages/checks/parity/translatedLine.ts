/**
 * What a line of a translated sample keeps: its indentation, its mark (heading, list, quote,
 * container, fence, key), the number of table cells, the targets of its links and images and the
 * names of its components. An explicit heading id is the translation's own.
 */
export function skeletonOf(line: string): string {
  const text = line.replace(/\s*\\?\{#[^}]+\}\s*$/, '');
  const mark =
    text.match(
      /^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>\s*(?:\[!\w+\])?|:::\s*\w*|(?:```+|~~~+).*|[a-z][\w.-]*:(?=\s|$))?/,
    )?.[0] ?? '';
  const cells = /^\s*\|/.test(text) ? `|${text.split('|').length}` : '';
  const targets = [...text.matchAll(/\]\(([^)\s]+)/g)].map(([, target]) => `(${target})`);
  const tags = [...text.matchAll(/<\/?([A-Za-z][\w.]*)/g)].map(([tag]) => tag);
  return [mark.trimEnd(), cells, ...targets, ...tags.sort()]
    .filter((part) => part !== '')
    .join(' ');
}

/** A line of a drawn directory tree without the note behind the file's name. */
export const treeEntryOf = (line: string): string =>
  line.match(/^[\s│├└─┬|`+-]*[^\s#│├└─]+/u)?.[0] ?? line.trim();
