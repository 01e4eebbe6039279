/**
 * The language of a path: Chinese when one of its segments is `zh`, else English.
 *
 * A segment that only contains the letters, as in `/guide/zhihu`, does not count.
 */
export function pathLanguage(pathname: string): 'en' | 'zh' {
  return pathname.split('/').includes('zh') ? 'zh' : 'en';
}
