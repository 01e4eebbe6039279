import { readText } from '@handbook/content/files';
import { compareVersions } from './versions.ts';

/** When a release was prepared. */
export interface Prepared {
  /** `2026-09-17`. */
  date: string;
  /** Number of the pull request that says so. */
  pull: number;
}

/** When the releases were prepared, by their versions, as far as that is known. */
export const releaseDates: Readonly<Record<string, Prepared>> = JSON.parse(
  readText(new URL('../dates.json', import.meta.url)),
);

/** A version and its date. */
export interface Dated {
  version: string;
  date: string;
}

/** The dated versions right before and right after a version, where there are both. */
export function datesAround(
  version: string,
  dates: Readonly<Record<string, Pick<Prepared, 'date'>>> = releaseDates,
): { after: Dated; before: Dated } | undefined {
  const dated = Object.keys(dates)
    .sort(compareVersions)
    .map((known) => ({ version: known, date: dates[known]?.date ?? '' }));
  const after = dated.findLast((known) => compareVersions(known.version, version) < 0);
  const before = dated.find((known) => compareVersions(known.version, version) > 0);
  return after && before && { after, before };
}
