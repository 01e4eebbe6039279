import { expect, it } from 'vitest';
import { callOf } from './call.ts';

it('passes values only if the text has a placeholder', () => {
  expect(callOf('Open in {{name}}', 'openInText', 'Claude')).toBe(
    "t('openInText', { name: 'Claude' })",
  );
  expect(callOf('Next page', 'nextPageText', 'Claude')).toBe("t('nextPageText')");
  expect(callOf('Open in {{name}}', 'openInText', undefined)).toBe("t('openInText')");
});

it('escapes quotes and backslashes', () => {
  expect(callOf('{{name}}', 'openInText', "it's \\")).toBe(
    "t('openInText', { name: 'it\\'s \\\\' })",
  );
});
