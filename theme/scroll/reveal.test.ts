// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { reveal } from './reveal.ts';

const boxOf = (top: number, bottom: number) => () => ({ top, bottom }) as DOMRect;

it.each([
  [50, undefined],
  [130, undefined],
  [200, 110],
  [140, 50],
  [0, -90],
])('an item of 20 px at %i px in a list from 50 to 150 px moves the list by %s', (top, way) => {
  const list = document.createElement('div');
  const item = document.createElement('a');
  list.getBoundingClientRect = boxOf(50, 150);
  list.scrollBy = vi.fn();
  item.getBoundingClientRect = boxOf(top, top + 20);
  reveal(item, list);
  expect(vi.mocked(list.scrollBy).mock.calls).toEqual(way === undefined ? [] : [[{ top: way }]]);
});
