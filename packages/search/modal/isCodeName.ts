const SIGNS = [
  // A dot, slash, colon or underscore inside: `route.cleanUrls`, `_meta.json`.
  /[\w)][._/:]\w/,
  // A capital in a word that begins small: `cleanUrls`. `GitHub` is prose.
  /^\p{Ll}+\p{Lu}/u,
  // A sign before it: `--port`, `$frontmatter`, `@rspress/core`, `:::tip`.
  /^(--?|[$@_.:/]+)\p{L}/u,
  // Called, or a folder: `useDark()`, `docs/`.
  /(\(\)|\/)$/,
];

/** Whether a heading is the name of something in code, e.g. `themeConfig.socialLinks`, `--port`, `useDark()`. */
export const isCodeName = (heading: string): boolean =>
  /^[!-~]+$/.test(heading) && SIGNS.some((sign) => sign.test(heading));
