import { expect, it } from 'vitest';
import { readHydration } from './readHydration.ts';

it('reads intent and load, and nothing else', () => {
  expect(readHydration(undefined)).toBe('intent');
  expect(readHydration(' ')).toBe('intent');
  expect(readHydration('load ')).toBe('load');
  expect(() => readHydration('onload')).toThrow(
    'SITE_HYDRATION is "onload": set it to intent or load.',
  );
});
