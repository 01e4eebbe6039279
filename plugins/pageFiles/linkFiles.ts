/** The files of a build that only some pages need, as paths in the output folder. */
export interface ChunkLists {
  /** Those of each page, that script among them, by the page's own script. */
  routes: ReadonlyMap<string, readonly string[]>;
  /** What a page's document says of its code, by the page's own script; see `theme/routes/ownPage.ts`. */
  codes: ReadonlyMap<string, string>;
  /** Those of each language, by its name. */
  languages: ReadonlyMap<string, readonly string[]>;
}

/** The name of the element that says which page a document is; `theme/routes/ownPage.ts` reads it. */
const OWN_PAGE = 'page-code';

const OWN_SCRIPT = /static\/js\/async\/route-[\w.-]+\.js/;

const LANGUAGE = /<html[^>]* lang="([^"]+)"/;

/**
 * Links the style sheets of a page's own script behind that of all pages, and preloads the scripts that come with it and
 * with the page's language behind that script, if it has one, and says where the page's code is.
 *
 * @param html the page, whose head names its script
 * @param base the path that the site is served under, with a slash at both ends
 */
export function linkFiles(
  html: string,
  base: string,
  { routes, codes, languages }: ChunkLists,
): string {
  const own = OWN_SCRIPT.exec(html)?.[0] ?? '';
  const lang = LANGUAGE.exec(html)?.[1] ?? '';
  const others = [...(routes.get(own) ?? []), ...(languages.get(lang) ?? [])].filter(
    (file) => file !== own,
  );
  const links = (ending: string, attributes: string) =>
    others
      .filter((file) => file.endsWith(ending))
      .map((file) => `\n<link ${attributes.replace('%', base + file)}>`)
      .join('');
  const sheets = links('.css', 'href="%" rel="stylesheet"');
  const scripts = links('.js', 'rel="preload" href="%" as="script"');
  const code = codes.get(own);
  const meta = code ? `\n<meta name="${OWN_PAGE}" content="${code}">` : '';
  const behind = own
    ? /<link rel="preload" href="[^"]*\/route-[^"]*" as="script">/
    : /(?=<\/head>)/;
  return html
    .replace(/<link [^>]*rel="stylesheet">/, (shared) => shared + sheets)
    .replace(behind, (it) => it + scripts + meta);
}
