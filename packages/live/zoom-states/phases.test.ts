import { expect, test } from 'vitest';
import { enter, initialTrace } from './phases.ts';

test('records the start of each state since the image began to open', () => {
  const open = enter(enter(initialTrace, 'opening', 1000), 'open', 1300.4);
  expect(open).toEqual({ now: 'open', openedAt: 1000, begins: { opening: 0, open: 300 } });
  expect(enter(enter(open, 'closing', 2000), 'closed', 2310)).toEqual({
    now: 'closed',
    openedAt: 1000,
    begins: { opening: 0, open: 300, closing: 1000, closed: 1310 },
  });
});

test('starts a new trace when the image opens again', () => {
  const closed = enter(enter(initialTrace, 'opening', 5), 'closed', 400);
  expect(enter(closed, 'opening', 9000).begins).toEqual({ opening: 0 });
});

test('ignores a close event of a closed image', () => {
  const closed = enter(enter(initialTrace, 'opening', 0), 'closed', 900);
  expect(enter(closed, 'closing', 901)).toBe(closed);
});
