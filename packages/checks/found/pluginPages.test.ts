import { isLanguage, type Section } from '@handbook/content';
import { describe, expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { findPages, type Query } from './findPages.ts';
import { pluginQueries } from './pluginQueries.ts';
import { readDocuments } from './searches.ts';

const fix = 'Use the words of the query in a heading or the introduction of the page.';
const plugins = Object.entries(pluginQueries);

const asking = (page: string, texts: readonly string[]): Query[] =>
  texts.map((text) => ({ route: `/plugin/official-plugins/${page}`, text }));

it('fails if another page comes before the page of a plugin', () => {
  const section: Section = {
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
  const documents = [{ lang: 'en', sections: [section] }];
  const { problems } = findPages(() => asking('teapot', ['teapot']), documents, fix);
  expect(formatProblems(problems)).toContain('the first hit is /plugin/official-plugins/tea');
});

describe('the site', () => {
  it('finds each plugin by its name and its package', () => {
    const queries = plugins.flatMap(([page]) =>
      asking(page, [page.replaceAll('-', ' '), `plugin-${page}`, `@rspress/plugin-${page}`]),
    );
    const { problems, counted } = findPages(() => queries, readDocuments(), fix);
    expect(counted.asked).toBe(84);
    expect(formatProblems(problems)).toBe('');
  });

  it('finds each plugin by its purpose', () => {
    const { problems, counted } = findPages(
      (lang) =>
        plugins.flatMap(([page, needs]) => asking(page, isLanguage(lang) ? needs[lang] : [])),
      readDocuments(),
      fix,
    );
    expect(counted.asked).toBe(56);
    expect(formatProblems(problems)).toBe('');
  });
});
