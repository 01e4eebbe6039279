// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenGrown } from './whenGrown.ts';

const { dataset } = document.documentElement;
beforeEach(
  () => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }),
);
afterEach(() => {
  delete dataset.growing;
  vi.useRealTimers();
});

it('calls back at once on a page that is whole', () => {
  const then = vi.fn();
  whenGrown(then);
  expect(then).toHaveBeenCalledOnce();
});

it('waits for the frame that shows the last block', () => {
  dataset.growing = '';
  const then = vi.fn();
  whenGrown(then);
  vi.advanceTimersToNextFrame();
  expect(then).not.toHaveBeenCalled();
  delete dataset.growing;
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextFrame();
  expect(then).toHaveBeenCalledOnce();
});

it('calls nobody who has stopped waiting', () => {
  dataset.growing = '';
  const then = vi.fn();
  whenGrown(then)();
  delete dataset.growing;
  vi.advanceTimersToNextFrame();
  expect(then).not.toHaveBeenCalled();
});
