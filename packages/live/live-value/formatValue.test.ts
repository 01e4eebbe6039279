import { createElement } from 'react';
import { expect, it } from 'vitest';
import { formatValue } from './formatValue.ts';

it.each([
  [undefined, 'undefined'],
  [null, 'null'],
  [true, 'true'],
  [Number.POSITIVE_INFINITY, 'Infinity'],
  ["it's", "'it\\'s'"],
  ['a\nb', "'a\\nb'"],
  [() => 1, 'ƒ'],
  [createElement('b', { key: 1 }), '<…/>'],
  [[], '[]'],
  [{}, '{}'],
  [[1, 'a'], "[1, 'a']"],
  [{ a: 1, b: { c: [] } }, '{ a: 1, b: { c: [] } }'],
])('writes %j as a literal', (value, text) => {
  expect(formatValue(value)).toBe(text);
});

it('truncates long strings, long lists, and deep levels, and marks what is missing', () => {
  expect(formatValue('x'.repeat(65))).toBe(`'${'x'.repeat(64)}…'`);
  expect(formatValue([1, 2, 3], { entries: 2 })).toBe('[1, 2, … +1]');
  expect(formatValue({ a: { b: { c: 1 } }, d: [1] }, { depth: 1 })).toBe('{ a: {…}, d: […] }');
});

it('breaks long values into lines, and nested values only if they’re long too', () => {
  const value = { title: 'A title that takes some room', rest: { short: 1 }, link: '/a/long/path' };
  expect(formatValue(value)).toBe(
    "{\n  title: 'A title that takes some room',\n  rest: { short: 1 },\n  link: '/a/long/path',\n}",
  );
  expect(formatValue([value])).toContain("\n    title: 'A title");
});
