/**
 * Returns the URL of a framed page with a part's props in the query string.
 *
 * @param page URL of the page, e.g. `/parts/NavTitle`
 * @param values props; `undefined` and `false` are left out
 */
export function frameUrl(
  page: string,
  values: Readonly<Record<string, string | number | boolean | undefined>>,
): string {
  const query = new URLSearchParams();
  for (const [prop, value] of Object.entries(values)) {
    if (value !== undefined && value !== false) query.set(prop, String(value));
  }
  return query.size > 0 ? `${page}?${query}` : page;
}
