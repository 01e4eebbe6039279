/** Compares two versions by their numbers. Negative if the first is older. */
export const compareVersions = new Intl.Collator('en', { numeric: true }).compare;

/** Returns the versions between two versions of the same line. They couldn't be read. */
export function skipped(previous: string, version: string): string[] {
  const [major, minor, from] = previous.split('.');
  const to = version.split('.')[2];
  if (!version.startsWith(`${major}.${minor}.`)) return [];
  return Array.from(
    { length: Number(to) - Number(from) - 1 },
    (_, at) => `${major}.${minor}.${Number(from) + at + 1}`,
  );
}

/** Returns the ID of a release's heading on its page, e.g. `v2-0-15`. */
export const anchorOf = (version: string): string => `v${version.replaceAll('.', '-')}`;
