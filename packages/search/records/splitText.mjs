/**
 * Cuts a text into pieces of a limited size: between sentences where it can, else between
 * words, else within one.
 *
 * @param {string} text
 * @param {number} limit bytes of UTF-8 in a piece, at least 4
 */
export function splitText(text, limit) {
  const sentences = text.match(/.+?(?:[.!?](?=\s)|[。！？]|$)\s*/gsu) ?? [];
  /** @param {string} unit */
  const isLong = (unit) => Buffer.byteLength(unit) > limit;
  const units = sentences
    .flatMap((sentence) => (isLong(sentence) ? (sentence.match(/\S+\s*|\s+/g) ?? []) : [sentence]))
    .flatMap((word) => (isLong(word) ? [...word] : [word]));
  /** @type {string[]} */
  const pieces = [];
  let piece = '';
  let size = 0;
  for (const unit of units) {
    const bytes = Buffer.byteLength(unit);
    if (size + bytes > limit) {
      pieces.push(piece);
      piece = '';
      size = 0;
    }
    piece += unit;
    size += bytes;
  }
  return [...pieces, piece].map((piece) => piece.trim()).filter(Boolean);
}
