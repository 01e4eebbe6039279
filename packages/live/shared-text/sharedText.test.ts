import { expect, it } from 'vitest';
import { decodeText, encodeText } from './sharedText.ts';

it.each(['', '# Tea', '茶 🍵 ~?', 'x'.repeat(5000)])('%j survives the URL', (text) => {
  const encoded = encodeText(text);
  expect(encoded).toMatch(/^[\w-]*$/);
  expect(decodeText(encoded)).toBe(text);
});

it.each(['%', '_w', 'a*b'])('%j is no text', (encoded) => {
  expect(decodeText(encoded)).toBeUndefined();
});
