/**
 * Splits text into pieces of limited size: between sentences if possible, otherwise between words or within a word.
 *
 * @param {string} text
 * @param {number} limit the maximum size of a piece in UTF-8 bytes, at least 4
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
