/**
 * Returns the language of a path: the first language that is a segment of the path, or else the default language.
 *
 * @param languages the languages of the site
 * @param root the default language
 */
export function pathLanguage(pathname: string, languages: readonly string[], root: string): string {
  const segments = pathname.split('/');
  return languages.find((lang) => lang !== root && segments.includes(lang)) ?? root;
}
