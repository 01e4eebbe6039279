import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('../siteHeaders.ts').SiteHeaders} SiteHeaders */

/** Browsers guess the encoding of these formats, and get Chinese wrong; HTML, CSS, and scripts declare it themselves. */
const encoded = /** @type {Record<string, string>} */ ({
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
});

/**
 * Reads the headers that the build wrote for a host, for the local server.
 *
 * @param {string} folder the built site, absolute
 * @returns {(pathname: string) => Record<string, string>} returns the headers of a response for a request path below the
 *   site's base, without the headers that depend on a file's bytes
 */
export function readSiteHeaders(folder) {
  const file = join(folder, '.deploy/headers.json');
  /** @type {Partial<SiteHeaders>} */
  const site = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const framed = Object.entries(site.framed ?? {});
  const { hashed = { prefix: 'static/', caching: 'public, max-age=31536000, immutable' } } = site;
  return (pathname) => {
    const type = encoded[pathname.split('.').at(-1) ?? ''];
    const isHashed =
      pathname.startsWith(`/${hashed.prefix}`) && /[.-][0-9a-f]{8,}[./]/.test(pathname);
    return {
      ...site.everywhere,
      ...framed.find(([folder]) => pathname.startsWith(`/${folder}`))?.[1],
      'Cache-Control': isHashed ? hashed.caching : (site.caching ?? 'no-cache'),
      ...(type && { 'Content-Type': type }),
    };
  };
}
