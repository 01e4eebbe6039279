import { expect, it } from 'vitest';
import { callOf, isKey, paramsOf } from './call.ts';

it('passes values to texts with a placeholder alone', () => {
  expect(callOf('Open in {{name}}', 'openInText', 'Claude')).toBe(
    "t('openInText', { name: 'Claude' })",
  );
  expect(callOf('Next page', 'nextPageText', 'Claude')).toBe("t('nextPageText')");
  expect(callOf('Open in {{name}}', 'openInText', undefined)).toBe("t('openInText')");
});

it('writes a string that can be pasted', () => {
  expect(callOf('{{name}}', 'openInText', "it's \\")).toBe(
    "t('openInText', { name: 'it\\'s \\\\' })",
  );
});

it('gives no values for an empty field, and knows the shipped names', () => {
  expect(paramsOf(undefined)).toBeUndefined();
  expect(paramsOf('a')).toEqual({ name: 'a' });
  expect([isKey('nextPageText'), isKey('toString')]).toEqual([true, false]);
});
