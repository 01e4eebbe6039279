import { fileURLToPath } from 'node:url';

/**
 * The path of a file of this site's theme, absolute.
 *
 * @param file below `theme/`, `page-info/pageInfo.ts`
 */
export const themeFile = (file: string): string =>
  fileURLToPath(new URL(`../../theme/${file}`, import.meta.url));
