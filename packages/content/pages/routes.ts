import { sep } from 'node:path';
import { globSync } from 'tinyglobby';
import { localePrefix } from '../address/localePath.ts';
import { repositoryRoot } from '../files/repositoryRoot.ts';

export type Lang = 'en' | 'zh';

/** One file the framework turns into a route. */
export interface RoutedFile {
  lang: Lang;
  /** The route without the language prefix, e.g. `/guide/basic/deploy`; a folder's index ends in `/`. */
  route: string;
  /** Path from the repository root, e.g. `docs/en/guide/basic/deploy.mdx`. */
  file: string;
}

/** What the framework routes by default; `packages/checks/coverage` reports a component that became a route by accident. */
const routedExtensions = /\.(mdx?|[jt]sx?)$/;

/**
 * Reads language and route from a file's path.
 *
 * @param file path from the repository root
 * @throws Error when the file is not below docs/en or docs/zh
 */
export function routedFile(file: string): RoutedFile {
  const [, lang, ...rest] = file.split('/');
  if (lang !== 'en' && lang !== 'zh') {
    throw new Error(`${file} is not below docs/en or docs/zh. Move it into one of them.`);
  }
  const path = rest.join('/').replace(routedExtensions, '');
  return { lang, route: `/${path.replace(/(^|\/)index$/, '$1')}`, file };
}

/** The address of a route in a language, without the base path, e.g. `/zh/guide/basic/deploy`. */
export const urlOf = ({ lang, route }: Pick<RoutedFile, 'lang' | 'route'>): string =>
  localePrefix(lang) + route;

/** Paths from the root that match, sorted, with forward slashes. */
export const filesOf = (patterns: string | string[], root: string, ignore: string[] = []) =>
  globSync(patterns, { cwd: root, ignore })
    .map((file) => file.split(sep).join('/'))
    .sort();

/** Every file of both languages that the framework routes, whatever its kind, in path order. */
export function loadRoutes(root = repositoryRoot): RoutedFile[] {
  return filesOf('docs/{en,zh}/**/*.{md,mdx,js,jsx,ts,tsx}', root, [
    '**/fragments/**',
    '**/_[^_]*',
    '**/*.d.ts',
  ]).map(routedFile);
}
