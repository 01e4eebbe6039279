/** What a live example's switches say, by prop. */
export type PartValues = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * The address of a page of `examples/theme-parts` with a part's props behind `?`.
 *
 * @param page from the root of the example, e.g. `/parts/NavTitle`
 * @param values props; those that are left out or off are not written
 */
export function frameAddress(page: string, values: PartValues): string {
  const query = new URLSearchParams();
  for (const [prop, value] of Object.entries(values)) {
    if (value !== undefined && value !== false) query.set(prop, String(value));
  }
  return query.size > 0 ? `${page}?${query}` : page;
}
