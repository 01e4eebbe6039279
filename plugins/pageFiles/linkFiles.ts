const OWN_SCRIPT = /static\/js\/async\/route-[\w.-]+\.js/;

/**
 * Adds the style sheets of a page after the shared one, and preloads the scripts that the page's script needs.
 *
 * @param html the page, whose head names its script
 * @param base the path the site is served under, with a slash at both ends
 * @param routes the files each page needs, as paths in the output folder, by the page's own script
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
  return html
    .replace(/<link [^>]*rel="stylesheet">/, (shared) => shared + sheets)
    .replace(/<link rel="preload" href="[^"]*\/route-[^"]*" as="script">/, (it) => it + scripts);
}
