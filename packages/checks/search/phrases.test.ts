import type { Section } from '@handbook/content';
import { expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { phrases } from './phrases.ts';

const section = (anchor: string, asked: string[] = [], path = '/guide/a'): Section => ({
  path,
  anchor,
  area: '',
  title: 'A',
  heading: `Heading ${anchor}`,
  parents: [],
  depth: 2,
  text: 'Some text.',
  code: '',
  phrases: asked,
});

const listed = ['warning box', 'admonition', 'callout'];
const check = (sections: Section[], asked: Record<string, string[]>, without = 0) =>
  formatProblems(phrases({ lang: 'en', sections }, { '/guide/a': asked }, without).problems);

it('accepts phrases that find their section, and sections that only link to other pages', () => {
  expect(check([section('box', listed), section('next')], { box: listed })).toBe('');
});

it('accepts a phrase that two sections list and that finds both', () => {
  const both = [section('box', listed), section('alert', listed)];
  expect(check(both, { box: listed, alert: listed })).toBe('');
});

it('names a section that does not exist, with the file', () => {
  expect(check([section('box', listed)], { box: listed, bxo: listed })).toMatch(
    /^packages\/search\/phrases\/en\.json\n {4}"\/guide\/a" has phrases for "bxo", but \/guide\/a#bxo isn't a section\.\n {4}Fix: /,
  );
});

it('names a phrase that finds other sections first', () => {
  const others = ['one', 'two', 'three'].map((name) =>
    section(name, ['warning box'], `/guide/${name}`),
  );
  const sections = [...others, section('box', ['colored warning box below a paragraph'])];
  expect(check(sections, { box: [...listed.slice(1), 'warning box'] }, 3)).toContain(
    '"warning box" doesn\'t find /guide/a#box among the first 3 hits: /guide/one#one',
  );
});

it('names a section with too few phrases', () => {
  expect(check([section('box', ['admonition'])], { box: ['admonition'] })).toContain(
    '/guide/a#box has 1 phrases.',
  );
});

it('counts guide sections without phrases, whose number may only fall', () => {
  const sections = [section('box', listed), section('bare')];
  expect(check(sections, { box: listed })).toContain('the limit is 0: /guide/a#bare');
  expect(check(sections, { box: listed }, 1)).toBe('');
  expect(check(sections, { box: listed }, 2)).toContain('Set WITHOUT_PHRASES');
});
