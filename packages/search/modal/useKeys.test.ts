import { expect, it } from 'vitest';
import { isShortcut } from './useKeys.ts';

it.each([
  ['Ctrl+K', { ctrlKey: true }, true],
  ['Cmd+K', { metaKey: true }, true],
  ['Ctrl+Shift+K', { ctrlKey: true, shiftKey: true }, false],
  ['Ctrl+Alt+K', { ctrlKey: true, altKey: true }, false],
  ['K', {}, false],
])('%s closes the search: %j %s', (_, modifiers, expected) => {
  const keys = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, key: 'k' };
  expect(isShortcut({ ...keys, ...modifiers })).toBe(expected);
});
