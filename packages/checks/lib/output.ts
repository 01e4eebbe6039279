import escapeStringRegexp from 'escape-string-regexp';

/** Lines that depend on the machine or the run: npm notices, and notices about ports in use. */
const isIncidental = (line: string): boolean =>
  /^npm (?:warn|notice)|^info +port \d+ is in use, using port \d+\.$/.test(line);

/** Replaces what differs between machines or runs: versions, hashes, sizes, times, ports. */
function normalize(text: string): string[] {
  const lines = text
    .split('\n')
    .filter((line) => !isIncidental(line))
    .map((line) =>
      line
        .replace(/\bv?\d+\.\d+\.\d+\b/g, 'VERSION')
        .replace(/\b(?=[0-9a-f]*\d)[0-9a-f]{8,}\b/g, 'HASH')
        // The name of a chunk starts with the first letters of its hash.
        .replace(/\/\w{1,2}\.HASH/g, '/CHUNK.HASH')
        .replace(/\b\d+(?:\.\d+)? ?(?:[kM]?B|KiB|MiB)\b/g, 'SIZE')
        .replace(/\b\d+(?:\.\d+)? ?(?:ms|s|m)\b/g, 'TIME')
        .replace(/\bin …(?= |$)/g, 'in TIME')
        .replace(/\b(?:added|audited|changed) \d+ packages?/g, (match) => match.replace(/\d+/, 'N'))
        .replace(/[^\s(]*\bnode_modules\//g, 'node_modules/')
        .replace(/\blocalhost:\d+/g, 'localhost:PORT')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n');
  if (lines === '') return [];
  // The bundles for browser and server are ready in either order.
  const sort = (block: string) => block.split('\n').sort().join('\n');
  return lines.replace(/^ready .*(?:\nready .*)*/gm, sort).split('\n');
}

/** A shown line or name as a pattern, in which `…` matches anything. */
export const pattern = (text: string): RegExp =>
  new RegExp(`^${text.split('…').map(escapeStringRegexp).join('.*')}$`);

/** Marks shown output as an excerpt, with any lines before and after it. */
export const excerpt = (shown: string): string => `…\n${shown}\n…`;

/**
 * Compares shown output with printed output. A line `…` matches any number of lines.
 *
 * @returns a description of the first difference, or `undefined`
 */
export function difference(shown: string, printed: string): string | undefined {
  const real = normalize(printed);
  let position = 0;
  let isCut = false;
  for (const line of normalize(shown)) {
    if (line === '…') {
      isCut = true;
      continue;
    }
    const matches = (candidate: string | undefined) =>
      candidate !== undefined && pattern(line).test(candidate);
    const found = isCut
      ? real.findIndex((text, index) => index >= position && matches(text))
      : position;
    if (found < 0 || !matches(real[found])) {
      return `“${line}” is shown, but “${real[position] ?? 'nothing more'}” is printed`;
    }
    position = found + 1;
    isCut = false;
  }
  if (isCut || position >= real.length) return undefined;
  return `“${real[position]}” is printed after the shown lines`;
}
