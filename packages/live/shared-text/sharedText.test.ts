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

afterEach(() => void vi.useRealTimers());

it('writes the last text when the reader pauses', () => {
  writeShared('mdx', 'a');
  writeShared('mdx', 'ab');
  expect(readShared('mdx')).toBeUndefined();
  vi.advanceTimersByTime(200);
  expect(readShared('mdx')).toBe('ab');
  expect(location.search).toBe('?a=1');
});

it('doesn’t write to the URL of the next page', () => {
  writeShared('mdx', 'a');
  history.replaceState(null, '', '/guide');
  vi.advanceTimersByTime(200);
  expect(location.href).toMatch(/\/guide$/);
});
