import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { outDir } from '../../scripts/server/siteEnvironment.mjs';
import type { SearchDocuments, Section } from '../../search/types.ts';
import { loadPages } from '../lib/pages.ts';
import { formatProblems } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { repositoryRoot } from '../lib/root.ts';
import { guards } from '../reference/areas.ts';
import type { Area } from '../reference/surface/entry.ts';
import { readSurface } from '../reference/surface/surface.ts';
import { found, wantedNames } from './found.ts';

/** @throws Error when the site is not built */
function readDocuments(): SearchDocuments[] {
  const folder = join(repositoryRoot, outDir, 'static/search');
  const files = globSync('*.json', { cwd: folder });
  if (files.length === 0) throw new Error('There are no search documents: npm run build.');
  return files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

describe('planted documents', () => {
  const section = (heading: string, path = '/api/config/config-basic'): Section => ({
    path,
    anchor: heading.toLowerCase(),
    area: 'API',
    title: 'Config',
    heading,
    parents: [],
    depth: 3,
    text: '',
    code: '',
  });
  const pages = loadPages().filter(({ route }) => route === '/api/config/config-basic');
  const wanted = [
    {
      name: 'teapot',
      routes: new Set(['/api/config/config-basic']),
      areas: new Set<Area>(['config']),
    },
  ];

  it('passes a name that leads to its entry', () => {
    const documents = { lang: 'en', sections: [section('teapot'), section('Tea', '/guide/a')] };
    expect(found(wanted, [documents], pages)).toEqual({
      problems: [],
      counted: { names: 1, asked: 1 },
    });
  });

  it('names what another page has taken, and what nothing has', () => {
    const taken = {
      lang: 'en',
      sections: [section('coffee'), section('teapots', '/guide/teapot')],
    };
    expect(formatProblems(found(wanted, [taken], pages).problems)).toContain(
      'the first hit is /guide/teapot#teapots',
    );
    const nothing = { lang: 'en', sections: [section('coffee')] };
    expect(formatProblems(found(wanted, [nothing], pages).problems)).toContain('there is no hit');
  });
});

it('every entry has the same address in both languages', () => {
  const [en, zh] = ['en', 'zh'].map((lang) => {
    const own = readDocuments().find((one) => one.lang === lang)?.sections ?? [];
    return own.map(({ path, anchor }) => `${path.replace(/^\/zh(?=\/)/, '')}#${anchor}`);
  });
  expect(en?.length).toBeGreaterThan(500);
  expect(zh).toEqual(en);
});

it('the site', async () => {
  const { entries } = await readSurface();
  report('found', found(wantedNames(entries, guards), readDocuments(), loadPages()));
});
