import type { Sample } from './sample.ts';

/** Everything that affects the result of a sample, except its language. */
const identity = ({ route, lang, meta, code }: Sample): string =>
  JSON.stringify([route, lang, Object.entries(meta).sort(), code]);

/**
 * Splits samples into those to check and their duplicates on the same page, which are usually the Chinese copies of
 * English blocks and have the same result.
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
