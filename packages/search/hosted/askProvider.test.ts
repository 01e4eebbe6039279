import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { askProvider, readAnswer } from './askProvider.ts';

const hit = {
  objectID: '/guide/basic/ssg#hydration',
  url: '/guide/basic/ssg#hydration',
  type: 'lvl2',
  content: null,
  hierarchy: { lvl0: 'Guide', lvl1: 'SSG', lvl2: 'Hydration' },
  _highlightResult: { hierarchy: { lvl0: { value: 'Guide' } } },
};
const response = (...hits: unknown[]) => ({ results: [{ hits, nbHits: 400_000, queryID: 'id' }] });

test('passes the hits on, however many there are in total', () => {
  expect(readAnswer(response(hit), 20)).toEqual({ hits: [hit], total: 400_000, queryID: 'id' });
  expect(readAnswer(response(hit, hit, hit), 2).hits).toHaveLength(2);
});

test.each([
  ['no results', {}],
  ['hits that are no list', { results: [{ hits: 'all', nbHits: 1 }] }],
  ['an address of another site', response({ ...hit, url: 'https://example.com/' })],
  ['a script as its address', response({ ...hit, url: 'javascript:alert(1)' })],
  ['no hierarchy', response({ ...hit, hierarchy: undefined })],
  ['a title that is no text', response({ ...hit, hierarchy: { lvl1: [1] } })],
  ['a title that breaks the groups', response({ ...hit, hierarchy: { lvl1: '__proto__' } })],
  ['an unknown type', response({ ...hit, type: 'video' })],
  ['no highlights', response({ ...hit, _highlightResult: null })],
])('rejects an answer with %s', (_, answer) => {
  expect(() => readAnswer(answer, 20)).toThrow('malformed');
});

test('asks with the client of DocSearch', async () => {
  const search = vi.fn(async () => response(hit));
  const request = { query: 'ssg', hitsPerPage: 20, attributesToSnippet: [] };
  const { hits } = await askProvider(request, { search } as never);
  expect(hits).toEqual([hit]);
  expect(search).toHaveBeenCalledWith({ requests: [request] });
});

test("DocSearch's client has the timeouts and batches of the product", () => {
  const manifest = createRequire(import.meta.url).resolve('@docsearch/react/package.json');
  const client = readFileSync(join(manifest, '../dist/esm/index.js'), 'utf8');
  expect(client).toContain('connect:1e3,read:2e3,write:3e4');
  expect(client).toContain('12e4');
  // It reports views after 400 ms, 20 hits at a time.
  expect(client).toMatch(/"Items Viewed"[^;]{0,60},400\)/);
  expect(client).toMatch(/arguments\[1\]:20,.{0,30}objectIDs/);
});
