import { expect, it } from 'vitest';
import { shorten } from './card.ts';
import { fontsFor } from './fonts.ts';

it.each([
  ['short', 20, 'short'],
  ['one two three four', 10, 'one two…'],
  ['甲乙丙丁，戊己', 11, '甲乙丙丁…'],
])('%s in %d letters is %s', (text, width, cut) => expect(shorten(text, width)).toBe(cut));

it('only loads the files that have the characters, and throws if no file has one', () => {
  const names = (text: string) => fontsFor(text).map(({ name, weight }) => `${weight} ${name}`);
  expect(names('Rspress')).toEqual(['400 sans-latin', '700 sans-latin']);
  expect(names('Rspress 渲染').length).toBeGreaterThan(2);
  expect(names('Rspress 渲染').length).toBeLessThan(7);
  expect(() => fontsFor('\u{10FFFD}')).toThrow('has no');
});
