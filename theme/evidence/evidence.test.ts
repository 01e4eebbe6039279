import { expect, it } from 'vitest';
import { evidence, numbersOf } from './evidence.ts';

it('gives the numbers in reading order and leaves out what is absent', () => {
  expect(numbersOf({ framework: '2.0.22', pages: 4, links: 0, samples: 7 })).toEqual([
    ['samples', 7],
    ['links', 0],
    ['pages', 4],
  ]);
});

it('names the framework', () => {
  expect(evidence.framework).toMatch(/^\d+\.\d+\.\d+/);
});
