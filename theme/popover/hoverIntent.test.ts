import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHoverIntent } from './hoverIntent.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createHoverIntent', () => {
  it('opens after a tenth of a second, not before', () => {
    const setOpen = vi.fn();
    createHoverIntent(setOpen).enter();
    vi.advanceTimersByTime(99);
    expect(setOpen).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(setOpen).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('closes a tenth of a second after the pointer left', () => {
    const setOpen = vi.fn();
    createHoverIntent(setOpen).leave();
    vi.advanceTimersByTime(99);
    expect(setOpen).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(setOpen).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('stays open on the way from button to panel', () => {
    const setOpen = vi.fn();
    const intent = createHoverIntent(setOpen);
    intent.leave();
    vi.advanceTimersByTime(60);
    intent.enter();
    vi.advanceTimersByTime(500);
    expect(setOpen).not.toHaveBeenCalledWith(false);
  });

  it('drops a pending change', () => {
    const setOpen = vi.fn();
    const intent = createHoverIntent(setOpen);
    intent.enter();
    intent.cancel();
    vi.advanceTimersByTime(500);
    expect(setOpen).not.toHaveBeenCalled();
  });
});
