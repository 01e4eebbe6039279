import { expect, it } from 'vitest';
import { frameAddress } from './frameAddress.ts';

it('writes what is set behind the page, and nothing of what is off', () => {
  const values = { title: 'a & b', wrapCode: true, fold: false, height: 70, lang: undefined };
  expect(frameAddress('/parts/Code', values)).toBe(
    '/parts/Code?title=a+%26+b&wrapCode=true&height=70',
  );
});

it('leaves the page alone when nothing is set', () => {
  expect(frameAddress('/', { top: false })).toBe('/');
});
