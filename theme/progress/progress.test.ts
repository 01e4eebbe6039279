// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import progress from './progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const bars = () => [...document.querySelectorAll<HTMLElement>('#nprogress > .bar')];
const shown = () => 100 + Number(/-?[\d.]+/.exec(bars()[0]?.style.transform.slice(11) ?? '')?.[0]);

it('starts at 8 %, creeps on by itself and never arrives', () => {
  progress.start();
  progress.start();
  expect(bars()).toHaveLength(1);
  expect(shown()).toBeCloseTo(8);
  vi.advanceTimersByTime(8_000);
  const later = shown();
  expect(later).toBeGreaterThan(8);
  expect(later).toBeLessThanOrEqual(28);
  vi.advanceTimersByTime(800_000);
  expect(shown()).toBeLessThan(100);
  progress.done();
  vi.runAllTimers();
  expect(bars()).toEqual([]);
});

it('comes back after something else took it away', () => {
  progress.start();
  document.getElementById('nprogress')?.remove();
  progress.start();
  expect(bars()).toHaveLength(1);
  progress.done();
  vi.runAllTimers();
});

it('is not there where nothing was slow', () => {
  progress.done();
  vi.runAllTimers();
  expect(bars()).toEqual([]);
});

it('shows a new bar for the next page while the old one leaves', () => {
  progress.start();
  progress.done();
  progress.start();
  vi.advanceTimersByTime(300);
  expect(bars()).toHaveLength(1);
  progress.done();
  vi.runAllTimers();
});
