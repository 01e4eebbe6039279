import type { KnownDefault } from '../evidence/read-defaults.ts';
import type { Stated } from '../page/stated.ts';
import type { Entry } from '../surface/entry.ts';

/** What is wrong with the default a page states, and what it is. */
export interface Difference {
  says: string;
  is: string;
}

/** One spelling for default values: quotes, spaces, trailing commas and semicolons don't matter. */
const canonicalValue = (text: string): string =>
  text
    .trim()
    .replace(/["`]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/\s*([[\]{}(),:])\s*/g, '$1')
    .replace(/,([\]})])/g, '$1')
    .replace(/;$/, '');

/** What is known about an entry's default: a record, or what its reader found in the code. */
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

/** Compares one statement with what is known; `undefined` when it holds. */
export function compareDefault(
  stated: Stated,
  entry: Entry,
  known: KnownDefault | undefined,
): Difference | undefined {
  if (stated.default === undefined) return undefined;
  const says = stated.default ?? 'none';
  const isNone = stated.default === null || stated.default === '';
  if (entry.required) {
    const isFine = isNone || stated.isProse === true;
    return isFine ? undefined : { says, is: 'none: it has to be given' };
  }
  if (!known) {
    return isNone || stated.isProse ? undefined : { says, is: 'not proved by any record' };
  }
  if (known.kind === 'none') return isNone ? undefined : { says, is: 'none' };
  if (known.kind === 'prose')
    return isNone ? { says, is: 'something else of the site' } : undefined;
  const [value = ''] = known.values;
  // The last is the word of CSS.
  const isEmpty = ["''", '""', 'undefined', 'null', '', 'none'].includes(value);
  if (isNone) return isEmpty ? undefined : { says, is: value };
  const written = [says, ...(stated.literals ?? [])].map(unquoted);
  const holds = known.values.some((one) => written.includes(unquoted(one)));
  return holds ? undefined : { says, is: value };
}
