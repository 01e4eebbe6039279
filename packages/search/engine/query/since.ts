/** A query that asks for the entries of a release, `since:2.0.15`, perhaps with words beside it. */
export interface SinceQuery {
  version: string;
  /** What is asked besides. */
  rest: string;
}

const FILTER = /(^|\s)since[:：]\s*v?(\d+(?:\.\d+)*)\.?(?=\s|$)/i;

/** Reads the filter out of a query; undefined where there is none. */
export function readSince(text: string): SinceQuery | undefined {
  const [found, , version] = text.match(FILTER) ?? [];
  if (found === undefined || version === undefined) return undefined;
  return { version, rest: text.replace(FILTER, ' ').trim() };
}

/** Whether an entry came with a version, or with one of a line, `2.0`. */
export const cameWith = (since: string | undefined, version: string): boolean =>
  since !== undefined && (since === version || since.startsWith(`${version}.`));
