/** The files of each page's own script, that script among them, as paths in the output folder. */
export type RouteFiles = ReadonlyMap<string, readonly string[]>;

const OWN_SCRIPT = /static\/js\/async\/route-[\w.-]+\.js/;

/**
 * Links the style sheets of a page's own script behind that of all pages, and preloads the scripts that come with it
 * behind that script itself.
 *
 * @param html the page, whose head names its script
 * @param base the path that the site is served under, with a slash at both ends
 */
export function linkFiles(html: string, base: string, routes: RouteFiles): string {
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
