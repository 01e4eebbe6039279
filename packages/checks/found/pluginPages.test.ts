import { describe, expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { pluginPages } from './pluginPages.ts';
import { pluginQueries } from './pluginQueries.ts';
import { readDocuments } from './searches.ts';

it('fails if another page comes before the page of a plugin', () => {
  const section = {
    path: '/plugin/official-plugins/tea',
    anchor: '',
    area: 'Plugin',
    title: 'Teapot',
    heading: 'Teapot',
    parents: [],
    depth: 1,
    text: '',
    code: '',
  };
  const teapot = { page: 'teapot', name: 'plugin-teapot', en: ['teapot'], zh: [] };
  const { problems } = pluginPages([teapot], [{ lang: 'en', sections: [section] }], 'needs');
  expect(formatProblems(problems)).toContain('the first hit is /plugin/official-plugins/tea');
});

describe('the site', () => {
  it('finds each plugin by its name and its package', () => {
    const { problems } = pluginPages(pluginQueries, readDocuments(), 'names');
    expect(formatProblems(problems)).toBe('');
  });

  it('finds each plugin by its purpose', () => {
    const { problems, counted } = pluginPages(pluginQueries, readDocuments(), 'needs');
    expect(counted.asked).toBe(56);
    expect(formatProblems(problems)).toBe('');
  });
});
