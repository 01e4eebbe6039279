import { loadPages, type Section } from '@handbook/content';
import { describe, expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { pageAreas } from '../reference/areas.ts';
import { readSurface } from '../reference/surface/surface.ts';
import { found, wantedNames } from './found.ts';
import { readDocuments } from './searches.ts';

describe('mutation fixtures: documents', () => {
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
  const wanted = new Map([['teapot', new Set(['/api/config/config-basic'])]]);

  it('accepts a name that finds its entry', () => {
    const documents = { lang: 'en', sections: [section('teapot'), section('Tea', '/guide/a')] };
    expect(found(wanted, [documents], pages)).toEqual({
      problems: [],
      counted: { names: 1, asked: 1 },
    });
  });

  it('fails if another page comes first, and if nothing is found', () => {
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

it('every entry has the same URL in both languages', () => {
  const [en, zh] = ['en', 'zh'].map((lang) => {
    const own = readDocuments().find((one) => one.lang === lang)?.sections ?? [];
    return own.map(({ path, anchor }) => `${path.replace(/^\/zh(?=\/)/, '')}#${anchor}`);
  });
  expect(en?.length).toBeGreaterThan(500);
  expect(zh).toEqual(en);
});

it('the site', async () => {
  const { entries } = await readSurface();
  report('found', found(wantedNames(entries, pageAreas), readDocuments(), loadPages()));
});
