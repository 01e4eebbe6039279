import { expect, it } from 'vitest';
import { frameUrl } from './frameUrl.ts';

it('adds the props that are set to the query string', () => {
  const values = { title: 'a & b', wrapCode: true, fold: false, height: 70, lang: undefined };
  expect(frameUrl('/parts/Code', values)).toBe('/parts/Code?title=a+%26+b&wrapCode=true&height=70');
});

it('returns the page’s path if no prop is set', () => {
  expect(frameUrl('/', { top: false })).toBe('/');
});
