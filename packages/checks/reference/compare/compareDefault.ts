import type { Stated } from '../page/stated.ts';
import type { Entry } from '../surface/entry.ts';

/** Normalizes quotes, spaces, trailing commas, and semicolons of a default value. */
const canonicalValue = (text: string): string =>
  text
    .trim()
    .replace(/["`]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/\s*([[\]{}(),:])\s*/g, '$1')
    .replace(/,([\]})])/g, '$1')
    .replace(/;$/, '')
    .replace(/^'(.*)'$/, '$1');

/** The name of another setting, such as `siteOrigin`. */
const isName = (text: string): boolean =>
  /^[a-z]\w*(?:\.\w+)*$/i.test(text) && !/^(?:true|false|null)$/.test(text);

/** Values that a page may also call "none". `none` is a CSS value. */
const empty = ['', 'undefined', 'null', 'none'];

/**
 * Compares a stated default with the real default. Without a known default, the page has to state none, describe in words where
 * the value comes from, or name another setting.
 *
 * @returns the real default if the page states another one
 */
export function compareDefault(
  stated: Stated,
  { required, variants = {}, area }: Entry,
  known: string | undefined,
): string | undefined {
  if (stated.default === undefined) return undefined;
  const isNone = stated.default === null || stated.default === '';
  if (required || known === undefined) {
    if (isNone || stated.isProse || (!required && isName(stated.default ?? ''))) return undefined;
    return required ? 'none, because it is required' : 'none or unknown';
  }
  const texts = area === 'i18n-keys' ? Object.values(variants) : [];
  const values = [known, ...texts].map(canonicalValue);
  if (isNone) return values.some((value) => empty.includes(value)) ? undefined : known;
  const literals = [stated.default ?? '', ...(stated.literals ?? [])].map(canonicalValue);
  return values.some((value) => literals.includes(value)) ? undefined : known;
}
