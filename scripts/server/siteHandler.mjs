import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { locate } from './locate.mjs';
import { readSiteHeaders } from './siteHeaders.mjs';

/**
 * Answers requests for a built site the way a static host does: clean URLs, the right language's not-found page with
 * status 404, and the headers that the build made for it.
 *
 * @param {object} site
 * @param {string} site.folder the built site, absolute
 * @param {string} site.base path it is served under, with a slash at both ends
 * @returns {import('node:http').RequestListener}
 */
export function siteHandler({ folder, base }) {
  const headersOf = readSiteHeaders(folder);
  const moved = readMoved(folder);
  /** @param {import('node:http').ServerResponse} response @param {string} pathname */
  const setHeaders = (response, pathname) => {
    for (const [name, value] of Object.entries(headersOf(pathname))) {
      response.setHeader(name, value);
    }
  };
  const files = sirv(folder, { etag: true, extensions: ['html'] });

  return (request, response) => {
    // The headers of an error, until a file is found.
    setHeaders(response, '/404');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const { path, search } = split(request.url ?? '/');
    const target = moved[path.slice(base.length - 1).replace(/(?<=.)(\.html|\/)$/, '')];
    if (path.startsWith(base) && target) {
      response.writeHead(301, { Location: encodeURI(base.slice(0, -1) + target) }).end();
      return;
    }
    const place = placeOf(folder, base, path);
    if (place.kind === 'redirect') {
      const location = encodeURI(base.slice(0, -1) + place.pathname) + search;
      response.writeHead(308, { Location: location }).end();
    } else if (place.kind === 'missing') {
      sendNotFound(place.page, response);
    } else {
      const pathname = path.slice(base.length - 1);
      request.url = pathname + search;
      // Not left to `files`, which doesn't when a browser has the file already, and so gives it those of an error.
      setHeaders(response, pathname);
      files(request, response, () => {
        setHeaders(response, '/404');
        sendNotFound(undefined, response);
      });
    }
  };
}

/**
 * The new path of each page that has moved, by its old one.
 *
 * @param {string} folder
 * @returns {Record<string, string>}
 */
function readMoved(folder) {
  const file = join(folder, '.deploy/redirects.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** @param {string} url as requested */
function split(url) {
  const start = url.indexOf('?');
  return start === -1
    ? { path: url, search: '' }
    : { path: url.slice(0, start), search: url.slice(start) };
}

/**
 * @param {string} folder
 * @param {string} base
 * @param {string} path as requested
 * @returns {import('./locate.mjs').Place}
 */
function placeOf(folder, base, path) {
  if (path.startsWith(base)) return locate(folder, decoded(path.slice(base.length - 1)));
  const isEntrance = path === '/' || path === base.slice(0, -1);
  return isEntrance ? { kind: 'redirect', pathname: '/' } : locate(folder, '/404');
}

/** @param {string} path */
function decoded(path) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * @param {string | undefined} page the not-found page, absolute
 * @param {import('node:http').ServerResponse} response
 */
function sendNotFound(page, response) {
  response.statusCode = 404;
  if (page === undefined) {
    response.setHeader('Content-Type', 'text/plain; charset=utf-8').end('Not found\n');
    return;
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  createReadStream(page)
    .on('error', (error) => response.destroy(error))
    .pipe(response);
}
