import { statSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * The response to a request path on a site with clean URLs.
 * @typedef {{ kind: 'file', file: string } | { kind: 'redirect', pathname: string } | { kind: 'missing', page: string | undefined }} Place
 * `file` is a path below the site's folder; `page` is the not-found page to show, as an absolute path
 */

/**
 * Resolves a path to a page without `.html`, a folder with a trailing slash, or the not-found page of the path's
 * language.
 *
 * @param {string} folder the built site, absolute
 * @param {string} pathname decoded, below the site's base, starting with a slash
 * @returns {Place}
 */
export function locate(folder, pathname) {
  /** @param {string} path */
  const has = (path) => isFileIn(folder, path);
  /** @param {string} path @returns {Place} */
  const file = (path) => ({ kind: 'file', file: path });
  const missing = () => ({
    kind: /** @type {const} */ ('missing'),
    page: notFoundPage(folder, pathname),
  });
  if (isPrivate(pathname)) return missing();
  // A redirect that starts with two slashes would lead to another host.
  if (pathname.includes('//')) return { kind: 'redirect', pathname: pathname.replace(/\/+/g, '/') };
  if (pathname.endsWith('/')) {
    const page = pathname.slice(0, -1);
    if (has(`${page}.html`)) return { kind: 'redirect', pathname: page };
    return has(`${pathname}index.html`) ? file(`${pathname}index.html`) : missing();
  }
  if (has(pathname)) return file(pathname);
  if (has(`${pathname}.html`)) return file(`${pathname}.html`);
  return has(`${pathname}/index.html`) ? { kind: 'redirect', pathname: `${pathname}/` } : missing();
}

/**
 * Whether a path is never served: a not-found page, or a file whose name starts with a dot.
 *
 * @param {string} pathname
 */
const isPrivate = (pathname) =>
  /^(\/[^/]+)?\/404(\.html|\/)?$/.test(pathname) || /\/\.(?!well-known\/)/.test(pathname);

/**
 * @param {string} folder
 * @param {string} pathname
 */
function notFoundPage(folder, pathname) {
  const language = pathname.split('/')[1] ?? '';
  const page = [`/${language}/404.html`, '/404.html'].find((path) => isFileIn(folder, path));
  return page && join(folder, page);
}

/**
 * @param {string} folder
 * @param {string} path
 */
function isFileIn(folder, path) {
  const absolute = join(folder, path);
  if (!absolute.startsWith(folder + sep)) return false;
  try {
    return statSync(absolute).isFile();
  } catch {
    // The file is missing, a file is used as a folder, a name is too long, or the path has a null byte.
    return false;
  }
}
