const ASCII = /^[\0-\x7f]*$/;
/** The common Chinese characters, which have only one form. */
const PLAIN_HAN = /^[\u4e00-\u9fff]*$/;
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/**
 * Normalizes text for comparison: converts full-width characters to half-width, splits ligatures, removes accents and
 * invisible characters, and ignores case.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  if (PLAIN_HAN.test(text)) return text;
  return (
    text
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .replace(INVISIBLE, '')
      .normalize('NFC')
      // Twice, so that ß and ss are equal.
      .toUpperCase()
      .toLowerCase()
  );
}
