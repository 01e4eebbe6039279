import type { KnownDefault } from '../evidence/readDefaults.ts';
import type { Stated } from '../page/stated.ts';
import type { Entry } from '../surface/entry.ts';

/** A wrong default on a page. */
interface Difference {
  stated: string;
  actual: string;
}

/** Normalizes quotes, spaces, trailing commas, and semicolons of a default value. */
const canonicalValue = (text: string): string =>
  text
    .trim()
    .replace(/["`]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/\s*([[\]{}(),:])\s*/g, '$1')
    .replace(/,([\]})])/g, '$1')
    .replace(/;$/, '');

/** The known default of an entry: from a record, or from the code. */
export function knownDefault(
  entry: Entry,
  records: ReadonlyMap<string, KnownDefault> | undefined,
): KnownDefault | undefined {
  const record = records?.get(entry.name);
  if (record) return record;
  if (entry.default === undefined) return undefined;
  if (entry.default === null) return { kind: 'none', values: [] };
  const texts = entry.area === 'i18n-keys' ? Object.values(entry.variants ?? {}) : [];
  return { kind: 'value', values: [entry.default, ...texts] };
}

const unquoted = (text: string): string => canonicalValue(text).replace(/^'(.*)'$/, '$1');

/** Compares a stated default with the known default; `undefined` if they agree. */
export function compareDefault(
  stated: Stated,
  entry: Entry,
  known: KnownDefault | undefined,
): Difference | undefined {
  if (stated.default === undefined) return undefined;
  const written = stated.default ?? 'none';
  const isNone = stated.default === null || stated.default === '';
  if (entry.required) {
    const isFine = isNone || stated.isProse === true;
    return isFine ? undefined : { stated: written, actual: 'none, because it is required' };
  }
  if (!known) {
    return isNone || stated.isProse ? undefined : { stated: written, actual: 'not recorded' };
  }
  if (known.kind === 'none') return isNone ? undefined : { stated: written, actual: 'none' };
  if (known.kind === 'prose')
    return isNone ? { stated: written, actual: 'taken from another value of the site' } : undefined;
  const [value = ''] = known.values;
  // `none` is a CSS value.
  const isEmpty = ["''", '""', 'undefined', 'null', '', 'none'].includes(value);
  if (isNone) return isEmpty ? undefined : { stated: written, actual: value };
  const literals = [written, ...(stated.literals ?? [])].map(unquoted);
  const holds = known.values.some((one) => literals.includes(unquoted(one)));
  return holds ? undefined : { stated: written, actual: value };
}
