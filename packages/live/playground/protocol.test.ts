import { expect, it } from 'vitest';
import { readState } from './protocol.ts';

const state = { isShown: true, height: 12 };
const problem = { text: 'cold', line: 3, column: 7 };

it('reads a state with and without a problem, and nothing else', () => {
  expect(readState({ ...state, more: 1 })).toEqual(state);
  expect(readState({ ...state, problem })).toEqual({ ...state, problem });
});

it.each([
  undefined,
  null,
  'ready',
  [],
  { isShown: true },
  { ...state, height: '12' },
  { ...state, height: -1 },
  { ...state, problem: null },
  { ...state, problem: { ...problem, line: Number.NaN } },
  { ...state, problem: { ...problem, text: { toString: null } } },
])('ignores %j', (message) => expect(readState(message)).toBeUndefined());

it('truncates text', () => {
  const long = { ...problem, text: 'a'.repeat(1e6) };
  expect(readState({ ...state, problem: long })?.problem?.text).toBe('a'.repeat(500));
});
