import { slug as original } from 'github-slugger';
import { expect, it } from 'vitest';
import { slug } from './slug.ts';

it.each([
  'Use MDX',
  'What’s new?',
  '部署到 Nginx',
  'route.cleanUrls',
  'a - b',
  'É_1',
  'Кавычки «»',
])('makes the same of %j as the framework', (text) => {
  expect(slug(text)).toBe(original(text));
});

it('keeps and drops the same characters', () => {
  // What both the list and the browser know; letters that came to Unicode later are only in the browser's.
  const ranges = [
    [0, 0x52f],
    [0x2000, 0x206f],
    [0x3000, 0x30ff],
    [0x4e00, 0x9ffc],
    [0xac00, 0xd7a3],
    [0xff00, 0xffef],
  ];
  const different = ranges.flatMap(([first = 0, last = 0]) =>
    Array.from(
      { length: last - first + 1 },
      (_, index) => `a${String.fromCodePoint(first + index)}`,
    ).filter((text) => slug(text) !== original(text)),
  );
  expect(different).toEqual([]);
});
