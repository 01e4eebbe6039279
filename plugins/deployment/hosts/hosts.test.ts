import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import routing from '@vercel/routing-utils';
import { expect, it } from 'vitest';
import { siteHeaders } from '../siteHeaders.ts';
import { headersFile } from './headersFile.ts';
import { nginxConfig } from './nginx.ts';
import { redirectsFile } from './redirectsFile.ts';
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
  workers: ['sw.js'],
};
const headers = siteHeaders({ base: '/docs/', survey });
const { 'Content-Security-Policy': policy } = headers.everywhere;
const policyIn = (bundle: string) => headers.framed[bundle]?.['Content-Security-Policy'];
const framedPolicy = policyIn(folder);
const evaluatingPolicy = policyIn(evaluating);

it('a framed document differs in who may frame it, and in what it carries', () => {
  expect(policy).toContain("frame-ancestors 'none'");
  expect(framedPolicy).toContain("frame-ancestors 'self'");
  expect(framedPolicy).toContain("script-src 'self' 'sha256-c';");
});

it('a document with its own policy keeps it, and gets no origin', () => {
  expect(evaluatingPolicy).toBe(`${ownPolicy}; frame-ancestors 'self'; sandbox allow-scripts`);
  expect(headers.framed[evaluating]?.['Connection-Allowlist']).toBe('(response-origin)');
});

/** What Netlify's own command line makes of a file: of the rules that match, the last one wins. */
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

it('Netlify reads the policy of each page, and the caching of hashed files', async () => {
  const file = headersFile(headers, 'last wins');
  const page = await netlifyHeaders(file, '/docs/guide/a');
  expect(page).toEqual(headers.everywhere);
  const frame = await netlifyHeaders(file, '/docs/static/frame-0123abcd/index.html');
  expect(frame['Content-Security-Policy']).toBe(framedPolicy);
  const other = await netlifyHeaders(file, '/docs/static/frame-89abcdef/frame.html');
  expect(other['Content-Security-Policy']).toBe(evaluatingPolicy);
  const script = await netlifyHeaders(file, '/docs/static/js/a.0123abcd.js');
  expect(script['Cache-Control']).toBe('public, max-age=31536000, immutable');
  const worker = await netlifyHeaders(file, '/docs/sw.js');
  expect(worker).toEqual({ ...headers.everywhere, 'Cache-Control': 'no-cache' });
});

it('Cloudflare is told to take the first policy away, because it joins those of all rules', () => {
  const file = headersFile(headers, 'all are joined');
  expect(file).toContain(
    `/docs/static/frame-0123abcd/*\n  ! Content-Security-Policy\n  Content-Security-Policy: ${framedPolicy}\n`,
  );
  expect(file).toContain(
    `/docs/static/frame-89abcdef/*\n  ! Content-Security-Policy\n  Content-Security-Policy: ${evaluatingPolicy}\n  Connection-Allowlist: (response-origin)\n`,
  );
  const longest = Math.max(...file.split('\n').map((line) => line.length));
  expect(longest).toBeLessThan(2000);
});

it('Vercel reads one policy for each address', () => {
  const config = JSON.parse(vercelConfig(headers));
  const { error, routes } = routing.getTransformedRoutes(config);
  expect(error).toBeNull();
  const valuesOf = (path: string, name: string) =>
    routes?.flatMap((route) => {
      const matches = 'src' in route && route.src && new RegExp(route.src).test(path);
      const own = 'headers' in route ? route.headers?.[name] : undefined;
      return matches && own ? [own] : [];
    });
  const policyOf = (path: string) => valuesOf(path, 'Content-Security-Policy');
  expect(policyOf('/docs/guide/a')).toEqual([policy]);
  expect(policyOf('/docs/')).toEqual([policy]);
  expect(policyOf('/docs/static/frame-0123abcd/index.html')).toEqual([framedPolicy]);
  expect(policyOf('/docs/static/frame-89abcdef/frame.html')).toEqual([evaluatingPolicy]);
  expect(policyOf('/docs/static/frame-4567abcd/index.html')).toEqual([policy]);
  expect(valuesOf('/docs/sw.js', 'Cache-Control')).toEqual(['no-cache']);
  expect(valuesOf('/docs/a', 'Cache-Control')).toEqual([]);
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

it('nginx redirects a page that has moved, and has no rule for it where none has', () => {
  const config = nginxConfig(headers, { notFoundPages: [] }, undefined, moved);
  expect(config).toContain('~^/docs/zh/a\\.b(\\.html|/)?$ "/docs/zh/c#d";');
  expect(config).toContain('return 301 $site_moved;');
  expect(nginxConfig(headers, { notFoundPages: [] })).not.toContain('site_moved');
});

it('nginx gets a policy by address, and refuses values that it would misread', () => {
  const config = nginxConfig(headers, {
    notFoundPages: ['404.html', 'zh/404.html'],
  });
  expect(config).toContain(`~^/docs/static/frame-0123abcd/ "${framedPolicy}";`);
  expect(config).toContain(`~^/docs/static/frame-89abcdef/ "${evaluatingPolicy}";`);
  expect(config).toContain('~^/docs/static/frame-89abcdef/ "(response-origin)";');
  expect(config).toContain('~^/docs/zh/ /docs/zh/404.html;');
  expect(config).toContain('server_name docs.example.com;');
  expect(nginxConfig(headers, { notFoundPages: [] }, 'rspress.example')).toContain(
    'server_name rspress.example;',
  );
  const odd = { ...headers, everywhere: { 'X-Odd': '$uri' } };
  expect(() => nginxConfig(odd, { notFoundPages: [] })).toThrow('$uri');
});
