import { expect, it } from 'vitest';
import { fromField, toField } from './color.ts';

it('lengthens short colors and leaves transparency out', () => {
  expect(toField('#FA3')).toBe('#ffaa33');
  expect(toField('#3c3c3c54')).toBe('#3c3c3c');
});

it('takes nothing but hexadecimal colors', () => {
  for (const value of ['red', '#12345', 'var(--rp-c-bg)', '64px', '']) {
    expect(toField(value)).toBeUndefined();
  }
});

it('keeps the transparency of the value before', () => {
  expect(fromField('#112233', '#3c3c3c54')).toBe('#11223354');
  expect(fromField('#112233', '#0008')).toBe('#11223388');
  expect(fromField('#112233', '#fff')).toBe('#112233');
});
