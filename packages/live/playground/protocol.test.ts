import { describe, expect, it } from 'vitest';
import { readMessage } from './protocol.ts';

const problem = { kind: 'problem', reason: 'thrown', text: 'cold', module: '', line: 3, column: 7 };

describe('readMessage', () => {
  it.each([{ kind: 'alive' }, { kind: 'shown' }, { kind: 'height', height: 12 }, problem])(
    'returns a valid message: %j',
    (message) => expect(readMessage(message)).toEqual(message),
  );

  it.each([
    undefined,
    null,
    'alive',
    7,
    [],
    {},
    { kind: 'other' },
    { kind: {} },
    { kind: 'problem' },
    { ...problem, reason: 'toString' },
    { ...problem, reason: ['thrown'] },
  ])('ignores an unknown message: %j', (message) => expect(readMessage(message)).toBeUndefined());

  it.each([
    [
      { line: '3', column: {} },
      { line: 0, column: 0 },
    ],
    [
      { line: Number.NaN, column: Number.POSITIVE_INFINITY },
      { line: 0, column: 0 },
    ],
    [
      { line: -1, column: 1.5 },
      { line: 0, column: 0 },
    ],
    [
      { text: { toString: null }, module: 1n },
      { text: '', module: '' },
    ],
    [{ text: 'a'.repeat(1e6) }, { text: 'a'.repeat(500) }],
  ])('replaces fields of the wrong type', (odd, read) =>
    expect(readMessage({ ...problem, ...odd })).toEqual({ ...problem, ...read }),
  );

  it('replaces a malformed height', () => {
    expect(readMessage({ kind: 'height', height: [1e9] })).toEqual({ kind: 'height', height: 0 });
  });

  it('drops unknown fields', () => {
    expect(readMessage({ kind: 'shown', more: 1 })).toEqual({ kind: 'shown' });
  });
});
