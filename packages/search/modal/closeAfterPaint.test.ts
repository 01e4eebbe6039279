// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeAfterPaint } from './closeAfterPaint.ts';

let frame: FrameRequestCallback | undefined;
const set = vi.fn();
const dialog = () => document.querySelector('dialog') as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    frame = callback;
  });
  window.siteSearch = { open: true, set };
  document.body.innerHTML = '<dialog></dialog>';
});
afterEach(() => {
  // What a test left open must not be heard in the next one.
  window.dispatchEvent(new Event('keydown'));
  set.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('hides the dialog at once, and closes the search after the paint, once', () => {
  closeAfterPaint(dialog());
  expect(dialog().className).toContain('closing');
  expect(set).not.toHaveBeenCalled();
  frame?.(0);
  expect(set).not.toHaveBeenCalled();
  vi.runAllTimers();
  window.dispatchEvent(new Event('keydown'));
  expect(set.mock.calls).toEqual([[false]]);
});

it.each(['keydown', 'pointerdown'])('%s finds the search closed, before the paint too', (type) => {
  closeAfterPaint(dialog());
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(set.mock.calls).toEqual([[false]]);
  frame?.(0);
  vi.runAllTimers();
  expect(set).toHaveBeenCalledTimes(1);
});

it('does what comes after once the search is closed, also for a dialog that closes already', () => {
  const done: string[] = [];
  set.mockImplementation(() => done.push('closed'));
  closeAfterPaint(dialog(), () => done.push('first'));
  closeAfterPaint(dialog(), () => done.push('second'));
  expect(done).toEqual([]);
  frame?.(0);
  vi.runAllTimers();
  expect(done).toEqual(['closed', 'first', 'second']);
});

it('leaves a dialog alone that closes already', () => {
  closeAfterPaint(dialog());
  frame = undefined;
  closeAfterPaint(dialog());
  expect(frame).toBeUndefined();
});
