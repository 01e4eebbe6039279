import { expect, it } from 'vitest';
import { shorten } from './card.ts';
import { fontsFor } from './fonts.ts';

it.each([
  ['short', 20, 'short'],
  ['one two three four', 10, 'one two…'],
  ['甲乙丙丁，戊己', 11, '甲乙丙丁…'],
])('%s in %d letters is %s', (text, width, cut) => expect(shorten(text, width)).toBe(cut));

it('only loads the files that have the characters, and throws if no file has one', () => {
  const names = fontsFor({ 400: 'Rspress', 700: '渲染' }).map(
    ({ name, weight }) => `${weight} ${name}`,
  );
  expect(names).toContain('400 sans-latin');
  expect(names.filter((name) => name.startsWith('700')).length).toBeGreaterThan(0);
  expect(names.length).toBeLessThan(5);
  expect(() => fontsFor({ 400: '\u{10FFFD}', 700: '' })).toThrow('has no');
});
