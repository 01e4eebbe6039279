import { expect, it } from 'vitest';
import { isComposingKey, isShortcut } from './useKeys.ts';

it.each([
  ['a composition under way', { isComposing: true, keyCode: 13 }, true],
  ['the Enter that Safari sends after the composition', { isComposing: false, keyCode: 229 }, true],
  ['a plain Enter', { isComposing: false, keyCode: 13 }, false],
])('%s', (_, event, expected) => expect(isComposingKey(event)).toBe(expected));

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
