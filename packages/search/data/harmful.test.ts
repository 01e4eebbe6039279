import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Documents } from './documents.ts';
import { parseDocuments } from './documentsFile.mjs';

let docs: string;

beforeEach(() => {
  docs = mkdtempSync(join(tmpdir(), 'search-harm-'));
});
afterEach(() => rmSync(docs, { recursive: true }));

function documentsOf(content: string) {
  const file = join(docs, 'en/page.md');
  const textsFile = join(docs, 'i18n.json');
  mkdirSync(join(docs, 'en'));
  writeFileSync(file, content);
  writeFileSync(textsFile, '{}');
  const page = { routePath: '/page', lang: 'en', _filepath: file, _relativePath: 'en/page.md' };
  const sources = { docs, textsFile, phrases: join(docs, 'phrases') };
  const made = new Documents([page], sources).make();
  const written = made.get('en')?.content ?? '';
  return { bytes: Buffer.byteLength(written), sections: parseDocuments(written).sections };
}

it('finds a word on a page with 1 MB of base64', { timeout: 240_000 }, () => {
  const base64 = Buffer.alloc(768 * 1024, 'any data').toString('base64');
  expect(base64).toHaveLength(1024 * 1024);
  const { bytes, sections } = documentsOf(
    `# Data\n\n![drawing](data:image/png;base64,${base64})\n\n${base64}\n`,
  );
  expect(sections).toHaveLength(1);
  expect(bytes).toBeLessThan(2048);
});

it('splits a page with 10,000 headings at each heading', { timeout: 240_000 }, () => {
  const headings = Array.from({ length: 10_000 }, (_, at) => `### Heading ${at}\n\nText.\n`);
  const { bytes, sections } = documentsOf(`# Many\n\n${headings.join('\n')}`);
  expect(sections).toHaveLength(10_001);
  expect(new Set(sections.map(({ anchor }) => anchor)).size).toBe(10_001);
  expect(bytes).toBeLessThan(10_001 * 200);
});
