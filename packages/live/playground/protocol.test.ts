import { expect, it } from 'vitest';
import { readMessage } from './protocol.ts';

const problem = { kind: 'problem', text: 'cold', line: 3, column: 7 };

it('returns what a valid message changes', () => {
  expect(readMessage({ kind: 'ready' })).toEqual({ isReady: true });
  expect(readMessage({ kind: 'shown', more: 1 })).toEqual({ isShown: true, problem: undefined });
  expect(readMessage({ kind: 'height', height: 12 })).toEqual({ height: 12 });
  expect(readMessage(problem)).toEqual({ problem: { text: 'cold', line: 3, column: 7 } });
});

it.each([undefined, null, 'ready', 7, [], {}, { kind: 'other' }, { kind: {} }])(
  'ignores an unknown message: %j',
  (message) => expect(readMessage(message)).toEqual({}),
);

it.each([
  [{ line: '3', column: {} }],
  [{ line: Number.NaN, column: Number.POSITIVE_INFINITY }],
  [{ line: -1, column: 1.5 }],
])('replaces numbers of the wrong type: %j', (odd) =>
  expect(readMessage({ ...problem, ...odd })).toEqual({
    problem: { text: 'cold', line: 0, column: 0 },
  }),
);

it('replaces or shortens text', () => {
  const textOf = (text: unknown) => readMessage({ ...problem, text }).problem?.text;
  expect(textOf({ toString: null })).toBe('');
  expect(textOf('a'.repeat(1e6))).toBe('a'.repeat(500));
});
