/**
 * The parts of a line that a translated sample keeps: indentation, mark (heading, list, quote, container, fence, key),
 * number of table cells, targets of links and images, and names of components. An explicit heading id may differ.
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

/** A line of a directory tree without the comment after the file name. */
export const treeEntryOf = (line: string): string =>
  line.match(/^[\s│├└─┬|`+-]*[^\s#│├└─]+/u)?.[0] ?? line.trim();
