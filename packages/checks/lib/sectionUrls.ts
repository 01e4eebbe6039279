import { headingsOf, loadPages } from '@handbook/content';

/** The URL of every section of the site, without the language, e.g. `/guide/basic/ssg#clean-urls`. */
export const sectionUrls = (): Set<string> =>
  new Set(loadPages().flatMap((page) => headingsOf(page).map(({ id }) => `${page.route}#${id}`)));
