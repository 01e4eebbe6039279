/** When a page loads React's scripts: at the reader's first sign of intent, or at once. */
export type Hydration = 'intent' | 'load';

/**
 * Reads the variable `SITE_HYDRATION`.
 *
 * @returns `intent` unless set
 * @throws on any other value: a mistyped `load` would go unnoticed
 */
export function readHydration(value: string | undefined): Hydration {
  const text = value?.trim() || 'intent';
  if (text === 'intent' || text === 'load') return text;
  throw new Error(`SITE_HYDRATION is "${text}": set it to intent or load.`);
}
