import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Browsers guess the encoding of these formats, and get Chinese wrong; HTML, CSS, and scripts declare it themselves. */
const encoded = /** @type {Record<string, string>} */ ({
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
});

/**
 * Reads the headers that the build wrote for a host, for the local server.
 *
 * @param {string} folder the built site, absolute
 * @returns {(pathname: string) => Record<string, string>} returns the headers of a response for a decoded path below the
 *   site's base, without the headers that depend on a file's bytes
 */
export function readSiteHeaders(folder) {
  const file = join(folder, '.deploy/headers.json');
  /** @type {Partial<import('../siteHeaders.ts').SiteHeaders>} */
  const site = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { everywhere, rules = [], caching = 'no-cache' } = site;
  return (pathname) => {
    const matching = rules.filter(({ path }) =>
      path.endsWith('*') ? pathname.startsWith(`/${path.slice(0, -1)}`) : pathname === `/${path}`,
    );
    const type = encoded[pathname.split('.').at(-1) ?? ''];
    return Object.assign(
      { 'Cache-Control': caching },
      everywhere,
      ...matching.map(({ headers }) => headers),
      type && { 'Content-Type': type },
    );
  };
}
