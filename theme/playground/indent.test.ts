import { describe, expect, it } from 'vitest';
import { indent, outdent } from './indent.ts';

describe('indent', () => {
  it('puts spaces at the caret', () => {
    expect(indent({ text: 'ab', start: 1, end: 1 })).toEqual({ text: 'a  b', start: 3, end: 3 });
  });

  it('moves all selected lines', () => {
    const moved = indent({ text: 'a\nb\nc', start: 0, end: 3 });
    expect(moved).toEqual({ text: '  a\n  b\nc', start: 2, end: 7 });
  });
});

describe('outdent', () => {
  it('moves the line of the caret back', () => {
    expect(outdent({ text: 'a\n   b', start: 6, end: 6 })).toEqual({
      text: 'a\n b',
      start: 4,
      end: 4,
    });
  });

  it('leaves a line that starts with a letter', () => {
    expect(outdent({ text: 'a', start: 1, end: 1 })).toEqual({ text: 'a', start: 1, end: 1 });
  });
});
