import { expect, it } from 'vitest';
import { readChoices, readSwitch } from './readChoice.mjs';

it('only accepts on and off', () => {
  expect(readSwitch('SITE_OFFLINE', undefined, true)).toBe(true);
  expect(readSwitch('SITE_OFFLINE', '', true)).toBe(true);
  expect(readSwitch('SITE_OFFLINE', ' off', true)).toBe(false);
  expect(readSwitch('SITE_OFFLINE', 'on', false)).toBe(true);
  expect(() => readSwitch('SITE_OFFLINE', 'false', true)).toThrow(
    'SITE_OFFLINE is "false": set it to on or off.',
  );
});

it('only accepts known values in a list', () => {
  const read = (value?: string) => readChoices('SITE_WITHOUT', value, ['pageInfo', 'codeHtml']);
  expect(read(undefined)).toEqual([]);
  expect(read(' ')).toEqual([]);
  expect(read('codeHtml, pageInfo')).toEqual(['codeHtml', 'pageInfo']);
  expect(() => read('codeHtml,pageinfo')).toThrow(
    'SITE_WITHOUT is "pageinfo": set it to pageInfo or codeHtml.',
  );
});
