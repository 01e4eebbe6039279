import { expect, it } from 'vitest';
import { isComposingKey } from './useKeys.ts';

it.each([
  ['a composition under way', { isComposing: true, keyCode: 13 }, true],
  ['the Enter that Safari sends after the composition', { isComposing: false, keyCode: 229 }, true],
  ['a plain Enter', { isComposing: false, keyCode: 13 }, false],
])('%s', (_, event, expected) => expect(isComposingKey(event)).toBe(expected));
