import { expect, it } from 'vitest';
import { readChoice, readSwitch } from './readChoice.mjs';

it('reads on and off, and nothing else', () => {
  expect(readSwitch('SITE_OFFLINE', undefined, true)).toBe(true);
  expect(readSwitch('SITE_OFFLINE', '', true)).toBe(true);
  expect(readSwitch('SITE_OFFLINE', ' off', true)).toBe(false);
  expect(readSwitch('SITE_OFFLINE', 'on', false)).toBe(true);
  expect(() => readSwitch('SITE_OFFLINE', 'false', true)).toThrow(
    'SITE_OFFLINE is "false": set it to on or off.',
  );
});

it('reads intent and load, and nothing else', () => {
  const read = (value?: string) =>
    readChoice('SITE_HYDRATION', value, ['intent', 'load'], 'intent');
  expect(read(undefined)).toBe('intent');
  expect(read(' ')).toBe('intent');
  expect(read('load ')).toBe('load');
  expect(() => read('onload')).toThrow('SITE_HYDRATION is "onload": set it to intent or load.');
});
