import { builtPages, pagePath } from '@handbook/content/files';

/** The path of every built page below the site's base, as a reader's address bar shows it. */
export const pagePaths = (): string[] =>
  builtPages()
    .filter((file) => !file.endsWith('404.html'))
    .map((file) => `/${pagePath(file)}`);
