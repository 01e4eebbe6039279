/** The values of a live example's controls, by prop. */
export type PartValues = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Returns the URL of a page of `examples/theme-parts` with a part's props in the query string.
 *
 * @param page path in the example, e.g. `/parts/NavTitle`
 * @param values props; `undefined` and `false` are left out
 */
export function frameUrl(page: string, values: PartValues): string {
  const query = new URLSearchParams();
  for (const [prop, value] of Object.entries(values)) {
    if (value !== undefined && value !== false) query.set(prop, String(value));
  }
  return query.size > 0 ? `${page}?${query}` : page;
}
