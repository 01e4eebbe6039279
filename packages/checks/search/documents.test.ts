import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from '@handbook/content';
import { outFolder } from '@handbook/content/files';
import type { SearchDocuments } from '@handbook/search/engine';
import { expect, it } from 'vitest';

/** The path of a language's search documents. */
function documents(lang: string): string {
  const name = new RegExp(`^${lang}\\.[0-9a-f]{8}\\.json$`);
  const found = readdirSync(join(outFolder, 'static/search')).filter((file) => name.test(file));
  expect(found).toHaveLength(1);
  return join(outFolder, 'static/search', String(found[0]));
}

/** The ids of a built page's elements. */
function idsOf(path: string): Set<string> {
  const html = readFileSync(join(outFolder, fileOf(path)), 'utf8');
  const found = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);
  return new Set(found.map((id) => id.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')));
}

it('the site has no search index of the framework', () => {
  const emitted = readdirSync(join(outFolder, 'static'));
  expect(emitted).toContain('search');
  expect(emitted.filter((name) => name.startsWith('search_index'))).toEqual([]);
});

it.each(['en', 'zh'])('every section of %s exists on a built page', (lang) => {
  const { sections }: SearchDocuments = JSON.parse(readFileSync(documents(lang), 'utf8'));
  const ids = new Map([...new Set(sections.map(({ path }) => path))].map((p) => [p, idsOf(p)]));
  const lost = sections.filter(({ path, anchor }) => anchor !== '' && !ids.get(path)?.has(anchor));
  expect(lost.map(({ path, anchor }) => `${path}#${anchor}`)).toEqual([]);
  expect(sections.length).toBeGreaterThan(100);
});
