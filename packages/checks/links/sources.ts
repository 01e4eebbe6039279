import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, loadRoutes, urlOf } from '@handbook/content';
import { decodeSafely } from '@handbook/content/address';
import { readText } from '@handbook/content/files';
import escapeStringRegexp from 'escape-string-regexp';

/** A source file that can contain a URL. */
export interface SourceFile {
  /** Path from the repository root. */
  file: string;
  source: string;
}

/** The source files of a built site. */
export interface Sources {
  /** The source of a page, by its URL without the base path. */
  pageOf(url: string): SourceFile | undefined;
  /** Menus, fragments, theme, and configuration, which affect many pages. */
  shared: readonly SourceFile[];
  exists(file: string): boolean;
}

/** Reads the sources of the site in a folder. */
export function loadSources(root: string): Sources {
  const read = (file: string) => ({ file, source: readText(join(root, file)) });
  const pages = new Map(loadRoutes(root).map((page) => [urlOf(page), read(page.file)]));
  const shared = [
    'docs/**/_{nav,meta}.json',
    'docs/**/fragments/**',
    'theme/**/*.{ts,tsx,json,css}',
    'packages/!(checks)/**/*.{ts,tsx,json,css}',
    'i18n.json',
    'site.ts',
    'rspress.config.ts',
  ];
  return {
    pageOf: (url) => pages.get(url),
    shared: filesOf(shared, root, ['**/*.test.*']).map(read),
    exists: (file) => existsSync(join(root, file)),
  };
}

/** Patterns for the ways in which a source may write a URL of the build. */
function spellings(url: string, base: string): RegExp[] {
  const local = url.startsWith(base) ? `/${url.slice(base.length)}` : url;
  const neutral = local.replace(/^\/zh\//, '/');
  const readable = decodeSafely(neutral, decodeURI);
  const whole = [url, local, neutral, readable].filter((text) => text.length > 1);
  const patterns = [...new Set(whole)].map(
    (text) => new RegExp(`(?<![\\w/-])${escapeStringRegexp(text)}(?![\\w/#?-])`),
  );
  const name = readable.replace(/\/$/, '').split('/').at(-1) ?? '';
  const relative = new RegExp(`\\.\\.?/([\\w-]+/)*${escapeStringRegexp(name)}(?![\\w/#?-])`);
  return name === '' ? patterns : [...patterns, relative];
}

const linesWith = (pattern: RegExp, { file, source }: SourceFile) =>
  source
    .split('\n')
    .flatMap((text, index) => (pattern.test(text) ? [{ file, line: index + 1 }] : []));

/**
 * Finds the source lines of a URL: in the page, otherwise in the files that pages of its language share.
 *
 * @param pageUrl the URL of the built page without the base path
 * @returns files and 1-based lines; nothing if the framework added the URL
 */
export function placesOf(url: string, pageUrl: string, base: string, sources: Sources) {
  const page = sources.pageOf(pageUrl);
  const other = pageUrl.startsWith('/zh/') ? 'docs/en/' : 'docs/zh/';
  const shared = sources.shared.filter(({ file }) => !file.startsWith(other));
  const patterns = spellings(url, base);
  for (const files of [page ? [page] : [], shared]) {
    for (const pattern of patterns) {
      const places = files.flatMap((file) => linesWith(pattern, file));
      if (places.length > 0) return places;
    }
  }
  return [];
}
