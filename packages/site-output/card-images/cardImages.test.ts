import { expect, it } from 'vitest';
import { fontsFor } from './fonts.ts';

it('only loads the files that have the characters, and throws if no file has one', () => {
  const names = (text: string) => fontsFor(text).map(({ name, weight }) => `${weight} ${name}`);
  expect(names('Rspress')).toEqual(['400 sans-latin', '700 sans-latin']);
  expect(names('Rspress 渲染').length).toBeGreaterThan(2);
  expect(names('Rspress 渲染').length).toBeLessThan(7);
  expect(() => fontsFor('\u{10FFFD}')).toThrow('has no');
});
