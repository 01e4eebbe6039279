import type { Section } from '@handbook/content';
import { expect, it } from 'vitest';
import { formatProblems, type RuleResult } from '../lib/problem.ts';
import { knownPages } from './knownPages.ts';
import { phrases } from './phrases.ts';
import { questions, typos } from './questions.ts';
import { searchIn } from './searches.ts';

const section = (anchor: string, heading: string, text = ''): Section => ({
  ...{ path: '/a', anchor, area: '', title: 'A', heading, parents: [], depth: 2, text, code: '' },
});
const search = searchIn({
  lang: 'en',
  sections: [section('port', 'Port', 'Where it listens.'), section('host', 'Host', 'Who may ask.')],
});
const text = ({ problems }: RuleResult) => formatProblems(problems);

it.each([
  ['a correct answer', '/a#port', 1, /^$/],
  ['an answer that does not exist', '/a#prot', 0, /^q\.json\n {4}"port" accepts \/a#prot, which/],
  ['shares below their floors', '/a#host', 1, /^q\.json\n {4}0\.000 .* hits, less than 1: port\n/],
])('judges a question with %s', (_, accept, floor, expected) => {
  const asked = [{ query: 'port', kind: 'key', accept: [accept] }];
  expect(text(questions(search, 'q.json', asked, { hit1: floor, hit5: floor }))).toMatch(expected);
});

it('fails on misspelled words that find another section', () => {
  const sections = [section('cache', 'Persistent cache'), section('env', 'Environment')];
  const { problems, counted } = typos(searchIn({ lang: 'en', sections }), 1.01);
  expect(problems[0]?.message).toMatch(/^\d\.\d{3} of the misspelled words of headings in en/);
  expect(counted.misspelled).toBeGreaterThan(0);
});

it('fails on a phrase that finds another section', () => {
  expect(text(phrases(search, { '/a': { port: ['listens'] } }))).toBe('');
  expect(text(phrases(search, { '/a': { port: ['ask'] } }))).toContain(
    `"ask" doesn't find /a#port among the first 3 hits: /a#host`,
  );
});

it('fails on a text that does not find its page', () => {
  expect(text(knownPages(search, [{ routes: ['/a'], text: 'port' }]))).toBe('');
  expect(text(knownPages(search, [{ routes: ['/b'], text: 'port' }]))).toContain(
    "“port” doesn't find its page: the first hit is /a#port.",
  );
});
