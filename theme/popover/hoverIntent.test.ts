import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHoverIntent } from './hoverIntent.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createHoverIntent', () => {
  it('opens after the delay, not before', () => {
    const setOpen = vi.fn();
    createHoverIntent(setOpen).enter();
    vi.advanceTimersByTime(99);
    expect(setOpen).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(setOpen).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('closes after the delay when the pointer has left', () => {
    const setOpen = vi.fn();
    createHoverIntent(setOpen).leave();
    vi.advanceTimersByTime(99);
    expect(setOpen).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(setOpen).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('stays open while the pointer moves from button to panel', () => {
    const setOpen = vi.fn();
    const intent = createHoverIntent(setOpen);
    intent.leave();
    vi.advanceTimersByTime(60);
    intent.enter();
    vi.advanceTimersByTime(500);
    expect(setOpen).not.toHaveBeenCalledWith(false);
  });

  it('cancels a pending change', () => {
    const setOpen = vi.fn();
    const intent = createHoverIntent(setOpen);
    intent.enter();
    intent.cancel();
    vi.advanceTimersByTime(500);
    expect(setOpen).not.toHaveBeenCalled();
  });
});
