import { isLanguage, languages, loadPages, type Section } from '@handbook/content';
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
  it('has queries for the page of each plugin', () => {
    const prefix = '/plugin/official-plugins/';
    const pages = loadPages()
      .filter(({ lang, route }) => lang === 'en' && route.startsWith(prefix))
      .map(({ route }) => route.slice(prefix.length))
      .filter((page) => page !== 'overview');
    expect(plugins.map(([page]) => page).sort()).toEqual(pages.sort());
  });

  it('finds each plugin by its name and its package', () => {
    const queries = plugins.flatMap(([page]) =>
      asking(page, [page.replaceAll('-', ' '), `plugin-${page}`, `@rspress/plugin-${page}`]),
    );
    const { problems, counted } = findPages(() => queries, readDocuments(), fix);
    expect(counted.asked).toBe(queries.length * languages.length);
    expect(formatProblems(problems)).toBe('');
  });

  it('finds each plugin by its purpose', () => {
    const { problems, counted } = findPages(
      (lang) =>
        plugins.flatMap(([page, needs]) => asking(page, isLanguage(lang) ? needs[lang] : [])),
      readDocuments(),
      fix,
    );
    expect(counted.asked).toBe(
      plugins.flatMap(([, needs]) => languages.flatMap((lang) => needs[lang])).length,
    );
    expect(formatProblems(problems)).toBe('');
  });
});
