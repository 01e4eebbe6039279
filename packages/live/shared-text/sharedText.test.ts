// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decodeText, encodeText, readShared, writeShared } from './sharedText.ts';

it.each(['', '# Tea', '茶 🍵 ~?', 'x'.repeat(5000)])('%j can be encoded and decoded', (text) => {
  const encoded = encodeText(text);
  expect(encoded).toMatch(/^[\w-]*$/);
  expect(decodeText(encoded)).toBe(text);
});

it.each(['%', '_w', 'a*b'])('%j can’t be decoded', (encoded) => {
  expect(decodeText(encoded)).toBeUndefined();
});

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/playground?a=1');
});

afterEach(() => {
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('writes the first text immediately and the last text soon', () => {
  writeShared('mdx', 'a');
  expect(readShared('mdx')).toBe('a');
  writeShared('mdx', 'ab');
  writeShared('mdx', 'abc');
  expect(readShared('mdx')).toBe('a');
  vi.advanceTimersByTime(200);
  expect(readShared('mdx')).toBe('abc');
  expect(location.search).toBe('?a=1');
});

it('writes fewer than 100 times in 10 seconds of fast typing', () => {
  const replace = vi.spyOn(history, 'replaceState');
  for (let typed = 1; typed <= 300; typed += 1) {
    writeShared('mdx', 'x'.repeat(typed));
    vi.advanceTimersByTime(33);
  }
  expect(replace.mock.calls.length).toBeGreaterThan(10);
  expect(replace.mock.calls.length).toBeLessThan(90);
  vi.advanceTimersByTime(200);
  expect(readShared('mdx')).toHaveLength(300);
});

it('doesn’t write to the URL of the next page', () => {
  writeShared('mdx', 'a');
  writeShared('mdx', 'ab');
  history.replaceState(null, '', '/guide');
  vi.advanceTimersByTime(200);
  expect(location.href).toMatch(/\/guide$/);
});
