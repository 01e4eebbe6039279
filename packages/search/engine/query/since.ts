/** A query for the entries of a release, such as `since:2.0.15`, optionally with other words. */
export interface SinceQuery {
  version: string;
  /** The rest of the query. */
  rest: string;
}

const FILTER = /(^|\s)since[:：]\s*v?(\d+(?:\.\d+)*)\.?(?=\s|$)/i;

/** Extracts the filter from a query. Returns undefined if there is no filter. */
export function readSince(text: string): SinceQuery | undefined {
  const [found, , version] = text.match(FILTER) ?? [];
  if (found === undefined || version === undefined) return undefined;
  return { version, rest: text.replace(FILTER, ' ').trim() };
}

/** Whether an entry was added in a version, or in any version of a line such as `2.0`. */
export const cameWith = (since: string | undefined, version: string): boolean =>
  since !== undefined && (since === version || since.startsWith(`${version}.`));
