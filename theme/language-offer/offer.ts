/** The local storage key under which an answered offer is remembered. */
export const OFFER_KEY = 'language-offer';

/**
 * The language to offer a reader.
 *
 * @param preferred the browser's languages, most wanted first, e.g. `['zh-CN', 'en']`
 * @param current the language of the page
 * @param available the languages the page exists in
 * @returns the first wanted language that is available, or undefined when that is the current one
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
