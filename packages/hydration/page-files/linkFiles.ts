const SHARED_SHEET = /<link [^>]*rel="stylesheet">/;
const OWN_PRELOAD = /<link rel="preload" href="[^"]*\/route-[^"]*" as="script">/;
const OWN_SCRIPT = /static\/js\/async\/route-[\w.-]+\.js/;

/**
 * Links the style sheets of a page after the shared one, and preloads the scripts that the page's own script needs.
 *
 * @param html the page, whose head names its script
 * @param base the path the site is served under, with a slash at both ends
 * @param routes the files each page needs, as paths in the output folder, by the page's own script
 * @throws {Error} when the framework changes how it writes the head
 */
export function linkFiles(
  html: string,
  base: string,
  routes: ReadonlyMap<string, readonly string[]>,
): string {
  const own = OWN_SCRIPT.exec(html)?.[0] ?? '';
  const others = (routes.get(own) ?? []).filter((file) => file !== own);
  const links = (ending: string, attributes: string) =>
    others
      .filter((file) => file.endsWith(ending))
      .map((file) => `\n<link ${attributes.replace('%', base + file)}>`)
      .join('');
  const sheets = links('.css', 'href="%" rel="stylesheet"');
  const scripts = links('.js', 'rel="preload" href="%" as="script"');
  return insertAfter(insertAfter(html, SHARED_SHEET, sheets), OWN_PRELOAD, scripts);
}

function insertAfter(html: string, place: RegExp, links: string): string {
  if (links && !place.test(html)) {
    throw new Error(
      `A page has no ${place}, which its links follow. Fix: adapt packages/hydration/page-files.`,
    );
  }
  return html.replace(place, (it) => it + links);
}
