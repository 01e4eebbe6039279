import escapeStringRegexp from 'escape-string-regexp';

/** A piece of a text node. */
interface Piece {
  node: Text;
  /** The start of the piece in the whole text. */
  start: number;
}

const BLOCKS =
  'address,article,aside,blockquote,dd,div,dl,dt,figure,h1,h2,h3,h4,h5,h6,hr,li,ol,p,pre,section,table,td,th,tr,ul';

/**
 * Finds whole words in the text of an element, even if a word spans inline elements, as in highlighted code.
 *
 * @param words as written in the text; case doesn't matter
 */
export function findWords(root: Element, words: readonly string[]): Range[] {
  const pattern = wordPattern(words);
  if (!pattern) return [];
  const { text, pieces } = readText(root);
  return [...text.matchAll(pattern)].flatMap((match) => {
    const range = rangeOf(pieces, match.index, match.index + match[0].length);
    return range ? [range] : [];
  });
}

/** Words in scripts with spaces must be whole, so `use` isn't marked in `because`. Chinese words may be inside other text. */
function wordPattern(words: readonly string[]): RegExp | undefined {
  const wordCharacter = String.raw`(?![\p{Script=Han}])[\p{L}\p{N}_]`;
  const alternatives = [...new Set(words)]
    .filter((word) => word.trim())
    .sort((a, b) => b.length - a.length)
    .map((word) => {
      const literal = escapeStringRegexp(word);
      const starts = new RegExp(`^${wordCharacter}`, 'u').test(word);
      const ends = new RegExp(`${wordCharacter}$`, 'u').test(word);
      return `${starts ? `(?<!${wordCharacter})` : ''}${literal}${ends ? `(?!${wordCharacter})` : ''}`;
    });
  return alternatives.length === 0 ? undefined : new RegExp(alternatives.join('|'), 'giu');
}

function readText(root: Element): { text: string; pieces: Piece[] } {
  const pieces: Piece[] = [];
  let text = '';
  let block: Element | null = null;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const own = node.parentElement?.closest(BLOCKS) ?? null;
    if (own !== block) text += '\n';
    block = own;
    pieces.push({ node: node as Text, start: text.length });
    text += node.nodeValue ?? '';
  }
  return { text, pieces };
}

function rangeOf(pieces: readonly Piece[], start: number, end: number): Range | undefined {
  const first = pieces.findLast((piece) => piece.start <= start);
  const last = pieces.findLast((piece) => piece.start < end);
  if (!first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, end - last.start);
  return range;
}
