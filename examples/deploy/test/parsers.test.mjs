import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import routing from '@vercel/routing-utils';
import { atRoot } from './sites.mjs';

const netlifyConfigPath = 'netlify.toml';

test('Netlify’s own parsers read every header and redirect', async () => {
  const headersFiles = [join(atRoot.published, '_headers')];
  const headers = await parseAllHeaders({ headersFiles, netlifyConfigPath, configHeaders: [], minimal: true });
  assert.deepEqual(headers.errors, []);
  assert.deepEqual(headers.headers.map((rule) => rule.for), ['/*', '/static/*']);
  const redirectsFiles = [join(atRoot.published, '_redirects')];
  const redirects = await parseAllRedirects({ redirectsFiles, netlifyConfigPath, configRedirects: [], minimal: true });
  assert.deepEqual(redirects.errors, []);
  assert.deepEqual(redirects.redirects.map(({ status }) => status), [301, 301]);
});

test('Vercel’s own parser turns every rule into a route', () => {
  const config = JSON.parse(readFileSync('vercel.json', 'utf8'));
  const { error, routes } = routing.getTransformedRoutes(config);
  assert.equal(error, null);
  assert.equal(routes?.length, 3);
});
