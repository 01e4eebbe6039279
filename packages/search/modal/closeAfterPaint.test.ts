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
  // A listener of one test must not run in the next test.
  window.dispatchEvent(new Event('keydown'));
  set.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('hides the dialog immediately, and closes the search once, after the paint', () => {
  closeAfterPaint(dialog());
  expect(dialog().className).toContain('closing');
  expect(set).not.toHaveBeenCalled();
  frame?.(0);
  expect(set).not.toHaveBeenCalled();
  vi.runAllTimers();
  window.dispatchEvent(new Event('keydown'));
  expect(set.mock.calls).toEqual([[false]]);
});

it.each(['keydown', 'pointerdown'])('the search is closed on %s, even before the paint', (type) => {
  closeAfterPaint(dialog());
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(set.mock.calls).toEqual([[false]]);
  frame?.(0);
  vi.runAllTimers();
  expect(set).toHaveBeenCalledTimes(1);
});

it('runs callbacks once the search is closed, even if the dialog is already closing', () => {
  const done: string[] = [];
  set.mockImplementation(() => done.push('closed'));
  closeAfterPaint(dialog(), () => done.push('first'));
  closeAfterPaint(dialog(), () => done.push('second'));
  expect(done).toEqual([]);
  frame?.(0);
  vi.runAllTimers();
  expect(done).toEqual(['closed', 'first', 'second']);
});

it('leaves a dialog alone that is already closing', () => {
  closeAfterPaint(dialog());
  frame = undefined;
  closeAfterPaint(dialog());
  expect(frame).toBeUndefined();
});
