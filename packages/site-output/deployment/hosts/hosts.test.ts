import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { afterAll, expect, it } from 'vitest';
import { siteHeaders } from '../siteHeaders.ts';
import { headersFile, redirectsFile } from './netlifyFormat.ts';
import { nginxConfig } from './nginx.ts';
import { readSiteHeaders } from './readSiteHeaders.mjs';

const survey = {
  scripts: ["'sha256-a'"],
  styles: ["'sha256-b'"],
  framed: { 'static/frame-89abcdef/': "default-src 'none'; script-src 'sha256-d'" },
};
const headers = siteHeaders({ base: '/docs/', survey, connect: ['https://search.example'] });
const { 'Content-Security-Policy': policy = '' } = headers.everywhere;
const moved = [{ from: '/zh/a.b', to: '/zh/c#d' }];
const nginx = nginxConfig(headers, { notFoundPages: ['404.html', 'zh/404.html'] }, moved);

const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
mkdirSync(join(folder, '.deploy'));
writeFileSync(join(folder, '.deploy/headers.json'), JSON.stringify(headers));
writeFileSync(join(folder, '_headers'), headersFile(headers));
writeFileSync(join(folder, '_redirects'), redirectsFile(moved, '/docs/'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the policy allows scripts from the site or by hash, style attributes, and the search provider', () => {
  expect(policy).toContain("script-src 'self' 'sha256-a';");
  expect(policy).toContain("style-src 'self' 'sha256-b'; style-src-attr 'unsafe-inline';");
  expect(policy).toContain("connect-src 'self' https://search.example;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/eval|\*|http:/);
});

/** Reads `_headers` with the parser of Netlify's command line. If several rules match, the last one applies. */
async function netlifyHeaders(path: string): Promise<Record<string, string>> {
  const parsed = await parseAllHeaders({
    headersFiles: [join(folder, '_headers')],
    netlifyConfigPath: undefined,
    configHeaders: [],
    minimal: false,
  });
  expect(parsed.errors).toEqual([]);
  const rules = parsed.headers as unknown as {
    forRegExp: RegExp;
    values: Record<string, string>;
  }[];
  const matching = rules.filter(({ forRegExp }) => forRegExp.test(path));
  return Object.assign({}, ...matching.map(({ values }) => values));
}

const forever = 'public, max-age=31536000, immutable';
const framed = `${survey.framed['static/frame-89abcdef/']}; frame-ancestors 'self'; sandbox allow-scripts`;

it('the file has the lines with which Cloudflare replaces the policy of a frame', () => {
  const lines = headersFile(headers).split('\n');
  const frame = lines.indexOf('/docs/static/frame-89abcdef/*');
  expect(lines[frame + 1]).toBe('  ! Content-Security-Policy');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
});

it.each([
  ['/guide/a', policy, 'no-cache'],
  ['/static/js/a.0123abcd.js', policy, forever],
  ['/static/frame-89abcdef/frame.html', framed, forever],
  ['/sw.js', policy, 'no-cache'],
])('every host sends the same headers for %s', async (path, own, caching) => {
  const { 'Content-Type': _, ...served } = readSiteHeaders(folder)(path);
  expect(served).toMatchObject({ 'Content-Security-Policy': own, 'Cache-Control': caching });
  expect(served['Strict-Transport-Security']).toBe('max-age=31536000');
  const { 'Cache-Control': __, ...others } = served;
  // These hosts already make browsers revalidate pages.
  const hosted = path === '/guide/a' ? others : served;
  expect(await netlifyHeaders(`/docs${path}`)).toEqual(hosted);
});

it('Netlify and Cloudflare redirect a page that has moved, with and without a slash', async () => {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(folder, '_redirects')],
    netlifyConfigPath: undefined,
    configRedirects: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  expect(redirects).toMatchObject(
    ['/docs/zh/a.b', '/docs/zh/a.b/'].map((from) => ({ from, to: '/docs/zh/c#d', status: 301 })),
  );
});

// The docs check `deployment` runs nginx with the configuration of the built site.
it('nginx has rows for moved pages, not-found pages by language, and headers by path', () => {
  expect(nginx).toContain('~^/docs/zh/a\\.b(\\.html|/)?$ "/docs/zh/c#d";');
  expect(nginx).toContain('~^/docs/zh/ /docs/zh/404.html;');
  expect(nginx).toContain(`~^/docs/static/frame-89abcdef/ "${framed}";`);
  expect(nginx).toContain('server_name docs.example.com;');
  const odd = { ...headers, everywhere: { 'X-Odd': '$uri' } };
  expect(() => nginxConfig(odd, { notFoundPages: [] }, [])).toThrow('$uri');
});
