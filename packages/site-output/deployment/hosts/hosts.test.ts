import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import routing from '@vercel/routing-utils';
import { expect, it } from 'vitest';
import { siteHeaders } from '../siteHeaders.ts';
import { headersFile, redirectsFile } from './netlifyFormat.ts';
import { nginxConfig } from './nginx.ts';
import { readSiteHeaders } from './readSiteHeaders.mjs';
import { vercelConfig } from './vercel.ts';

const folder = 'static/frame-0123abcd/';
const evaluating = 'static/frame-89abcdef/';
const ownPolicy = "default-src 'none'; script-src 'sha256-d' 'unsafe-eval'";
const survey = {
  scripts: ["'sha256-a'"],
  styles: ["'sha256-b'"],
  framed: {
    [folder]: { scripts: ["'sha256-c'"] },
    [evaluating]: { scripts: ["'sha256-d'"], policy: ownPolicy },
  },
};
const headers = siteHeaders({ base: '/docs/', survey, connect: [] });
const { 'Content-Security-Policy': policy } = headers.everywhere;
const headersOf = (bundle: string) =>
  headers.rules.find(({ path }) => path === `${bundle}*`)?.headers ?? {};
const framedPolicy = headersOf(folder)['Content-Security-Policy'];
const evaluatingPolicy = headersOf(evaluating)['Content-Security-Policy'];

it('a framed document allows this site to frame it, and its own scripts', () => {
  expect(policy).toContain("frame-ancestors 'none'");
  expect(framedPolicy).toContain("frame-ancestors 'self'");
  expect(framedPolicy).toContain("script-src 'self' 'sha256-c';");
});

it('a document with its own policy keeps the policy, and has an opaque origin', () => {
  expect(evaluatingPolicy).toBe(`${ownPolicy}; frame-ancestors 'self'; sandbox allow-scripts`);
  expect(headersOf(evaluating)['Connection-Allowlist']).toBe('(response-origin)');
});

/** Reads a file with the parser of Netlify's command line. If several rules match, the last one applies. */
async function netlifyHeaders(text: string, path: string): Promise<Record<string, string>> {
  const place = mkdtempSync(join(tmpdir(), 'headers-'));
  writeFileSync(join(place, '_headers'), text);
  const parsed = await parseAllHeaders({
    headersFiles: [join(place, '_headers')],
    netlifyConfigPath: undefined,
    configHeaders: [],
    minimal: false,
  });
  rmSync(place, { recursive: true });
  expect(parsed.errors).toEqual([]);
  const rules = parsed.headers as unknown as {
    forRegExp: RegExp;
    values: Record<string, string>;
  }[];
  const matching = rules.filter(({ forRegExp }) => forRegExp.test(path));
  return Object.assign({}, ...matching.map(({ values }) => values));
}

it('has no line that is too long for Cloudflare', () => {
  const lines = headersFile(headers, 'all are joined').split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
});

/** Cloudflare adds the headers of every matching rule in order; `! Name` removes a header. */
function cloudflareHeaders(text: string, path: string): Record<string, string> {
  const found: Record<string, string> = {};
  let matches = false;
  for (const line of text.split('\n')) {
    const [, isGone, name = '', value = ''] = line.match(/^ {2}(! )?([\w-]+)(?:: (.*))?$/) ?? [];
    if (line.startsWith('/')) {
      matches = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    } else if (matches && isGone) delete found[name];
    else if (matches && name) found[name] = found[name] ? `${found[name]}, ${value}` : value;
  }
  return found;
}

function vercelHeaders(text: string, path: string): Record<string, string> {
  const { error, routes } = routing.getTransformedRoutes(JSON.parse(text));
  expect(error).toBeNull();
  const matching = routes?.flatMap((route) =>
    'headers' in route && !('status' in route) && new RegExp(route.src ?? '').test(path)
      ? [route.headers ?? {}]
      : [],
  );
  return Object.assign({}, ...(matching ?? []));
}

/** nginx uses the first matching pattern of a map, and doesn't send empty headers. */
function nginxHeaders(text: string, path: string): Record<string, string> {
  const unquoted = (value = '') => value.replace(/^"(.*)"$/, '$1');
  const variables = new Map(
    [...text.matchAll(/^map \S+ (\$\w+) \{\n([^}]*)\n\}/gm)].map(([, name = '', body = '']) => {
      const rows = [...body.matchAll(/^ {2}(\S+) (.*);$/gm)];
      const row = rows.find(([, pattern = '']) => {
        const isPattern = pattern.startsWith('~');
        return isPattern ? new RegExp(pattern.slice(1)).test(path) : pattern === 'default';
      });
      return [name, unquoted(row?.[2])];
    }),
  );
  const headers = [...text.matchAll(/^ {2}add_header (\S+) (.*) always;$/gm)].map(
    ([, name = '', value = '']) => [name, variables.get(value) ?? unquoted(value)],
  );
  return Object.fromEntries(headers.filter(([, value]) => value !== ''));
}

/** Returns the headers that the local server sends for a path below the base. */
function servedHeaders(path: string): Record<string, string> {
  const place = mkdtempSync(join(tmpdir(), 'headers-'));
  mkdirSync(join(place, '.deploy'));
  writeFileSync(join(place, '.deploy/headers.json'), JSON.stringify(headers));
  const { 'Content-Type': _, ...found } = readSiteHeaders(place)(path);
  rmSync(place, { recursive: true });
  return found;
}

const forever = 'public, max-age=31536000, immutable';

it.each([
  ['/guide/a', policy, 'no-cache'],
  ['/', policy, 'no-cache'],
  ['/no-such-page', policy, 'no-cache'],
  ['/static/js/a.0123abcd.js', policy, forever],
  ['/static/css/a.0123abcd.css', policy, forever],
  ['/static/frame-4567abcd/index.html', policy, forever],
  [`/${folder}index.html`, framedPolicy, forever],
  [`/${evaluating}frame.html`, evaluatingPolicy, forever],
  ['/sw.js', policy, 'no-cache'],
])('every host sends the same headers for %s', async (path, own, caching) => {
  const served = servedHeaders(path);
  expect(served).toMatchObject({ 'Content-Security-Policy': own, 'Cache-Control': caching });
  expect(served['Strict-Transport-Security']).toBe('max-age=31536000');
  // These hosts already make browsers revalidate pages.
  const isLeftToHost = caching === 'no-cache' && path !== '/sw.js';
  const { 'Cache-Control': _, ...others } = served;
  const hosted = isLeftToHost ? others : served;
  const at = `/docs${path}`;
  expect(nginxHeaders(nginxConfig(headers, { notFoundPages: [] }, []), at)).toEqual(served);
  expect(await netlifyHeaders(headersFile(headers, 'last applies'), at)).toEqual(hosted);
  expect(cloudflareHeaders(headersFile(headers, 'all are joined'), at)).toEqual(hosted);
  expect(vercelHeaders(vercelConfig(headers, []), at)).toEqual(hosted);
});

const moved = [{ from: '/zh/a.b', to: '/zh/c#d' }];

it('Netlify and Cloudflare redirect a page that has moved, with and without a slash', async () => {
  const place = mkdtempSync(join(tmpdir(), 'redirects-'));
  writeFileSync(join(place, '_redirects'), redirectsFile(moved, '/docs/'));
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(place, '_redirects')],
    netlifyConfigPath: undefined,
    configRedirects: [],
    minimal: true,
  });
  rmSync(place, { recursive: true });
  expect(errors).toEqual([]);
  expect(redirects).toEqual(
    ['/docs/zh/a.b', '/docs/zh/a.b/'].map((from) =>
      expect.objectContaining({ from, to: '/docs/zh/c#d', status: 301 }),
    ),
  );
});

it('Vercel redirects a page that has moved', () => {
  const { error, routes } = routing.getTransformedRoutes(JSON.parse(vercelConfig(headers, moved)));
  expect(error).toBeNull();
  const answers = (path: string) =>
    routes?.flatMap((route) =>
      'status' in route && route.status === 301 && new RegExp(route.src ?? '').test(path)
        ? [('headers' in route && route.headers?.Location) || undefined]
        : [],
    );
  expect(answers('/docs/zh/a.b')).toEqual(['/docs/zh/c#d']);
  expect(answers('/docs/zh/axb')).toEqual([]);
});

it('nginx redirects a page that has moved', () => {
  const config = nginxConfig(headers, { notFoundPages: [] }, moved);
  expect(config).toContain('~^/docs/zh/a\\.b(\\.html|/)?$ "/docs/zh/c#d";');
  expect(config).toContain('return 301 $site_moved;');
});

it('nginx has not-found pages by language and a host name, and values that it can’t quote throw', () => {
  const config = nginxConfig(headers, { notFoundPages: ['404.html', 'zh/404.html'] }, []);
  expect(config).toContain('~^/docs/zh/ /docs/zh/404.html;');
  expect(config).toContain('server_name docs.example.com;');
  expect(nginxConfig(headers, { notFoundPages: [] }, [], 'rspress.example')).toContain(
    'server_name rspress.example;',
  );
  const odd = { ...headers, everywhere: { 'X-Odd': '$uri' } };
  expect(() => nginxConfig(odd, { notFoundPages: [] }, [])).toThrow('$uri');
});
