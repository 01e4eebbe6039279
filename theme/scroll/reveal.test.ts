// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { reveal } from './reveal.ts';

const boxOf = (top: number, bottom: number) => () => ({ top, bottom }) as DOMRect;

/** Creates a list of 100 px with an item of 20 px at `top`. */
function listWith(top: number) {
  const list = document.createElement('div');
  const item = document.createElement('a');
  list.getBoundingClientRect = boxOf(50, 150);
  list.scrollBy = vi.fn();
  item.getBoundingClientRect = boxOf(top, top + 20);
  return { list, item };
}

it.each([50, 130])('doesn’t scroll to a visible item at %i px', (top) => {
  const { list, item } = listWith(top);
  reveal(item, list);
  expect(list.scrollBy).not.toHaveBeenCalled();
});

it.each([
  [200, 110],
  [140, 50],
  [0, -90],
])('brings an item at %i px to the middle of its list', (top, way) => {
  const { list, item } = listWith(top);
  reveal(item, list);
  expect(list.scrollBy).toHaveBeenCalledExactlyOnceWith({ top: way });
});
