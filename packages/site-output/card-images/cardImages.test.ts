import { expect, it } from 'vitest';
import { fontsFor } from './fonts.ts';

it('only loads files that contain the characters, and throws if no file contains a character', () => {
  const names = (text: string) => fontsFor(text).map(({ name, weight }) => `${weight} ${name}`);
  expect(names('Rspress')).toEqual(['400 sans-latin', '700 sans-latin']);
  expect(names('Rspress 渲染').length).toBeGreaterThan(2);
  expect(names('Rspress 渲染').length).toBeLessThan(7);
  expect(() => fontsFor('\u{10FFFD}')).toThrow('has no');
});
