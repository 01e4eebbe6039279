import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readSiteHeaders } from '@handbook/site-output/headers';
import sirv from 'sirv';

/**
 * Responds to requests for a built site as a static host does: clean URLs, redirects, the not-found page of the
 * URL's language with status 404, and the headers that the build made.
 *
 * @param {object} site
 * @param {string} site.folder the built site, absolute
 * @param {string} site.base path it is served under, with a slash at both ends
 * @returns {import('node:http').RequestListener}
 */
export function siteHandler({ folder, base }) {
  const headersOf = readSiteHeaders(folder);
  const moved = readMoved(folder);
  // In this mode, files are looked up for each request, so a new build shows at once.
  const serve = sirv(folder, { dev: true, etag: true, extensions: ['html'] });
  const has = (/** @type {string} */ path) => existsSync(join(folder, path));

  /** The path that a path redirects to, if any. @param {string} path */
  const redirectOf = (path) => {
    const target = moved[path.replace(/(?<=.)(\.html|\/)$/, '')];
    if (target) return { status: 301, path: target };
    if (has(`${path}.html`)) return undefined;
    const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
    const page = path.endsWith('/') ? `${other}.html` : `${other}index.html`;
    return has(page) ? { status: 308, path: other } : undefined;
  };

  return (request, response) => {
    const [encoded = '', query] = (request.url ?? '/').split(/\?(.*)/s);
    const path = decode(encoded);
    const setHeaders = (/** @type {string} */ of) => {
      for (const [name, value] of Object.entries(headersOf(of))) response.setHeader(name, value);
    };
    /** @param {number} status @param {string} to */
    const redirect = (status, to) => {
      const search = query && status === 308 ? `?${query}` : '';
      response.writeHead(status, { Location: encodeURI(base.slice(0, -1) + to) + search }).end();
    };
    const sendNotFound = () => {
      const page = [`/${local.split('/')[1]}/404.html`, '/404.html'].find(has);
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(page ? readFileSync(join(folder, page)) : 'Not found');
    };

    setHeaders('/404');
    const local = path.startsWith(base) ? path.slice(base.length - 1) : '/404';
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (base !== '/' && (path === '/' || path === base.slice(0, -1))) {
      redirect(308, '/');
    } else if (isPrivate(local)) {
      sendNotFound();
    } else {
      const to = redirectOf(local);
      if (to) return redirect(to.status, to.path);
      setHeaders(local);
      request.url = encodeURI(local).replace(/[?#]/g, encodeURIComponent);
      serve(request, response, () => {
        setHeaders('/404');
        sendNotFound();
      });
    }
  };
}

/**
 * Whether a path is never served: a not-found page, or a file whose name starts with a dot.
 *
 * @param {string} path
 */
const isPrivate = (path) =>
  /^(\/[^/]+)?\/404(\.html|\/)?$/.test(path) || /\/\.(?!well-known\/)/.test(path);

/**
 * A requested path as a file system knows it, so that another spelling gets the same headers.
 *
 * @param {string} path
 */
function decode(path) {
  try {
    return posix.normalize(`/${decodeURIComponent(path)}`);
  } catch {
    return '/404';
  }
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
