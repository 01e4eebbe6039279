import { expect, it } from 'vitest';
import { fromColorInput, toColorInput } from './color.ts';

it('expands short colors and removes transparency', () => {
  expect(toColorInput('#FA3')).toBe('#ffaa33');
  expect(toColorInput('#3c3c3c54')).toBe('#3c3c3c');
});

it('returns undefined for other values', () => {
  for (const value of ['red', '#12345', 'var(--rp-c-bg)', '64px', '']) {
    expect(toColorInput(value)).toBeUndefined();
  }
});

it('keeps the transparency of the previous value', () => {
  expect(fromColorInput('#112233', '#3c3c3c54')).toBe('#11223354');
  expect(fromColorInput('#112233', '#0008')).toBe('#11223388');
  expect(fromColorInput('#112233', '#fff')).toBe('#112233');
});
