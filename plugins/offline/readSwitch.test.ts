import { expect, it } from 'vitest';
import { readSwitch } from './readSwitch.ts';

it('reads on and off, and nothing else', () => {
  expect(readSwitch('SITE_OFFLINE', undefined, true)).toBe(true);
  expect(readSwitch('SITE_OFFLINE', '', true)).toBe(true);
  expect(readSwitch('SITE_OFFLINE', ' off', true)).toBe(false);
  expect(readSwitch('SITE_OFFLINE', 'on', false)).toBe(true);
  expect(() => readSwitch('SITE_OFFLINE', 'false', true)).toThrow(
    'SITE_OFFLINE is "false": set it to on or off.',
  );
});
