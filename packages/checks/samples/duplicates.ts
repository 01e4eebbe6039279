import type { Sample } from './sample.ts';

/** Everything about a sample that decides its verdict, apart from the language it stands in. */
const identity = ({ route, lang, meta, code }: Sample): string =>
  JSON.stringify([route, lang, Object.entries(meta).sort(), code]);

/**
 * Splits samples into those to check and those that repeat one of the same page:
 * most often the Chinese twin of an English block, which would fail and pass with it.
 */
export function splitTwins(samples: readonly Sample[]): { distinct: Sample[]; twins: Sample[] } {
  const seen = new Set<string>();
  const distinct: Sample[] = [];
  const twins: Sample[] = [];
  for (const sample of samples) {
    const key = identity(sample);
    (seen.has(key) ? twins : distinct).push(sample);
    seen.add(key);
  }
  return { distinct, twins };
}
