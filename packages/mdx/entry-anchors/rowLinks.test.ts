import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isRowLink } from './rowLinks.ts';

it('only accepts links to table rows of the reference', () => {
  expect(isRowLink('/guide/advanced/css-variables#--rp-c-bg')).toBe(true);
  expect(isRowLink('/zh/guide/advanced/css-variables#--rp-c-bg')).toBe(true);
  expect(isRowLink('/guide/advanced/css-variables#nobody')).toBe(false);
  expect(isRowLink('/api/config/config-basic#routecleanurls')).toBe(false);
  expect(isRowLink('/nowhere#a')).toBe(false);
  expect(isRowLink('https://example.com/#a')).toBe(false);
});

it('accepts any ID of a page that doesn’t parse', () => {
  const docs = mkdtempSync(join(tmpdir(), 'rows-'));
  mkdirSync(join(docs, 'en'));
  writeFileSync(join(docs, 'en/broken.mdx'), '# A <b\n');
  expect(isRowLink('/broken#row', docs)).toBe(true);
  rmSync(docs, { recursive: true });
});
