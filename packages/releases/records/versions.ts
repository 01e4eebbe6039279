/** Compares two versions by their numbers. Negative if the first is older. */
export const compareVersions = new Intl.Collator('en', { numeric: true }).compare;

/** Returns the route of the page with a version's entry, e.g. `/releases/2-0`. */
export const lineRoute = (version: string): string =>
  `/releases/${version.split('.').slice(0, 2).join('-')}`;

/** Returns the ID of a release's heading on its page, e.g. `v2-0-15`. */
export const anchorOf = (version: string): string => `v${version.replaceAll('.', '-')}`;
