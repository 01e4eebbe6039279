import type { Sample } from './sample.ts';

/** Everything that decides a sample's verdict, except its language. */
const identity = ({ route, lang, meta, code }: Sample): string =>
  JSON.stringify([route, lang, Object.entries(meta).sort(), code]);

/**
 * Splits samples into those to check and those that repeat one of the same page:
 * usually the Chinese copy of an English block, which has the same verdict.
 */
export function splitDuplicates(samples: readonly Sample[]): {
  distinct: Sample[];
  duplicates: Sample[];
} {
  const seen = new Set<string>();
  const distinct: Sample[] = [];
  const duplicates: Sample[] = [];
  for (const sample of samples) {
    const key = identity(sample);
    (seen.has(key) ? duplicates : distinct).push(sample);
    seen.add(key);
  }
  return { distinct, duplicates };
}
