import { sep } from 'node:path';
import { globSync } from 'tinyglobby';
import { isLanguage, type Lang, languages } from '../address/languages.mjs';
import { localePrefix } from '../address/localePath.ts';
import { root as repositoryRoot } from '../files/root.mjs';

/** A glob pattern for the folders of all languages. */
export const allDocs = `docs/{${languages.join()}}`;

/** A file that the framework turns into a route. */
export interface RoutedFile {
  lang: Lang;
  /** The route without the language prefix, e.g. `/guide/basic/deploy`; a folder's index ends in `/`. */
  route: string;
  /** Path from the repository's root, e.g. `docs/en/guide/basic/deploy.mdx`. */
  file: string;
}

/** The framework's default extensions. */
export const routedExtensions = ['md', 'mdx', 'js', 'jsx', 'ts', 'tsx'];
const extension = new RegExp(`\\.(${routedExtensions.join('|')})$`);

/**
 * Reads language and route from a file's path.
 *
 * @param file path from the repository's root
 * @throws {Error} if the file isn't in the folder of a language
 */
export function routedFile(file: string): RoutedFile {
  const [, lang, ...rest] = file.split('/');
  if (!isLanguage(lang)) {
    const folders = languages.map((it) => `docs/${it}`).join(' or ');
    throw new Error(`${file} isn't in ${folders}. Move it into one of these folders.`);
  }
  const path = rest.join('/').replace(extension, '');
  return { lang, route: `/${path.replace(/(^|\/)index$/, '$1')}`, file };
}

/** Returns the path of a route in a language, without the site's base, e.g. `/zh/guide/basic/deploy`. */
export const urlOf = ({ lang, route }: Pick<RoutedFile, 'lang' | 'route'>): string =>
  localePrefix(lang) + route;

/** Returns the sorted paths, from the root, of the files that match, with forward slashes. */
export const filesOf = (patterns: string | string[], root: string, ignore: string[] = []) =>
  globSync(patterns, { cwd: root, ignore })
    .map((file) => file.split(sep).join('/'))
    .sort();

/** Lists every file that the framework turns into a route, in every language, in path order. */
export const loadRoutes = (root = repositoryRoot): RoutedFile[] =>
  filesOf(`${allDocs}/**/*.{${routedExtensions}}`, root, [
    '**/fragments/**',
    '**/_[^_]*',
    '**/*.d.ts',
  ]).map(routedFile);
