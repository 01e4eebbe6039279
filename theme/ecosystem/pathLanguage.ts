/**
 * The language of a path: the first one that is a segment of the path, otherwise the default language.
 *
 * A segment that only contains the letters, such as `/guide/zhihu`, doesn't count.
 *
 * @param languages the languages that have a prefix of their own in paths
 * @param root the default language
 */
export function pathLanguage(pathname: string, languages: readonly string[], root: string): string {
  const segments = pathname.split('/');
  return languages.find((lang) => lang !== root && segments.includes(lang)) ?? root;
}
