/** The numbers of a version: `2.0.15` is `[2, 0, 15]`. */
const numbers = (version: string): number[] => version.split('.').map(Number);

/** Compares two versions by their numbers. Negative if the first is older. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [numbers(a), numbers(b)];
  for (let at = 0; at < 3; at++) {
    const order = (left[at] ?? 0) - (right[at] ?? 0);
    if (order !== 0) return order;
  }
  return 0;
}

/** Returns the versions between two versions of the same line. They couldn't be read. */
export function skipped(previous: string, version: string): string[] {
  const [major, minor, from = 0] = numbers(previous);
  const [, , to = 0] = numbers(version);
  if (!version.startsWith(`${major}.${minor}.`)) return [];
  return Array.from(
    { length: Math.max(0, to - from - 1) },
    (_, at) => `${major}.${minor}.${from + at + 1}`,
  );
}

/** Returns the ID of a release's heading on its page, e.g. `v2-0-15`. */
export const anchorOf = (version: string): string => `v${version.replaceAll('.', '-')}`;
