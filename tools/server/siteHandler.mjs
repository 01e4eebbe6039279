import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteHeaders } from '@handbook/site-output/headers';
import send from 'send';
import { locate } from './locate.mjs';

/**
 * Responds to requests for a built site as a static host does: clean URLs, the not-found page of the right language
 * with status 404, and the headers that the build made.
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

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  const answer = (request, response) => {
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
      setHeaders(response, decoded(path.slice(base.length - 1)));
      // `locate` has rejected private files, and the build's headers set how long a browser caches a file.
      send(request, place.file.split('/').map(encodeURIComponent).join('/'), {
        root: folder,
        dotfiles: 'allow',
        cacheControl: false,
      })
        .on('error', (error) => sendError(error, response))
        .pipe(response);
    }
  };

  return (request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      // An invalid request must not stop the server.
      sendError(error, response);
    }
  };
}

/**
 * The new path of each moved page, by its old path.
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
 * @param {unknown} error has a status if the request is invalid, such as a range beyond the end of a file
 * @param {import('node:http').ServerResponse} response
 */
function sendError(error, response) {
  const { status = 500, headers } =
    /** @type {{ status?: number, headers?: Record<string, string> }} */ (error);
  if (status >= 500) console.error(error);
  if (response.headersSent) response.destroy();
  else response.writeHead(status, headers).end();
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
