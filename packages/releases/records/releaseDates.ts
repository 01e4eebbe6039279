import { readText } from '@handbook/content/files';
import { compareVersions } from './versions.ts';

/** The date of the pull request that prepared a release. */
export interface Prepared {
  /** `2026-09-17`. */
  date: string;
  /** The number of the pull request. */
  pull: number;
}

/** The known release dates, by version. */
export const releaseDates: Readonly<Record<string, Prepared>> = JSON.parse(
  readText(new URL('../dates.json', import.meta.url)),
);

/** A version and its date. */
export interface Dated {
  version: string;
  date: string;
}

/** Returns the nearest versions with a date before and after a version; undefined if one of them is missing. */
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
