const SIGNS = [
  // A dot, slash, colon or underscore inside: `route.cleanUrls`, `_meta.json`.
  /[\w)][._/:]\w/,
  // A capital in a word that begins with a lowercase letter: `cleanUrls`. `GitHub` is prose.
  /^\p{Ll}+\p{Lu}/u,
  // A leading symbol: `--port`, `$frontmatter`, `@rspress/core`, `:::tip`.
  /^(--?|[$@_.:/]+)\p{L}/u,
  // A call or a folder: `useDark()`, `docs/`.
  /(\(\)|\/)$/,
];

/** Whether a heading is a code name, such as `themeConfig.socialLinks`, `--port`, `useDark()`. */
export const isCodeName = (heading: string): boolean =>
  /^[!-~]+$/.test(heading) && SIGNS.some((sign) => sign.test(heading));
