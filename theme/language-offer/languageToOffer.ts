/** The local storage key that is set when the reader has answered the offer. */
export const OFFER_KEY = 'language-offer';

/**
 * Returns the language to offer.
 *
 * @param preferred the browser's languages, most preferred first, e.g. `['zh-CN', 'en']`
 * @param current the language of the page
 * @param available the languages of the page
 * @returns the first preferred language that is available; undefined if it is the current one
 */
export function languageToOffer(
  preferred: readonly string[],
  current: string,
  available: readonly string[],
): string | undefined {
  const wanted = preferred
    .map((tag) => tag.toLowerCase().split('-')[0] ?? '')
    .find((lang) => available.includes(lang));
  return wanted === current ? undefined : wanted;
}
