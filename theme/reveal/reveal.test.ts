// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import reveal from './reveal.ts';

afterEach(() => document.body.replaceChildren());

const boxOf = (top: number, bottom: number) => () => ({ top, bottom }) as DOMRect;

/** A list that shows 100 px of 400, with an item in it, in another such list. */
function lists(top: number) {
  document.body.innerHTML =
    '<div style="overflow-y: auto" id="page"><div style="overflow-y: auto" id="list"><a></a></div></div>';
  const [outer, inner] = document.querySelectorAll<HTMLElement>('div');
  const item = document.querySelector('a');
  if (!outer || !inner || !item) throw new Error('There are no lists.');
  for (const list of [outer, inner]) {
    Object.defineProperties(list, { scrollHeight: { value: 400 }, clientHeight: { value: 100 } });
    list.getBoundingClientRect = boxOf(50, 150);
    list.scrollBy = vi.fn();
  }
  item.getBoundingClientRect = boxOf(top, top + 20);
  return { outer, inner, item };
}
const boundary = ({ id }: Element) => id !== 'list';

it('leaves what is in view where it is', () => {
  const { inner, item } = lists(130);
  reveal(item, { boundary });
  expect(inner.scrollBy).not.toHaveBeenCalled();
});

it.each([
  [200, 110],
  [0, -90],
])('brings an item at %i px to the middle, and nothing beyond the boundary', (top, way) => {
  const { outer, inner, item } = lists(top);
  reveal(item, { boundary, behavior: 'smooth' });
  expect(inner.scrollBy).toHaveBeenCalledExactlyOnceWith({ top: way, behavior: 'smooth' });
  expect(outer.scrollBy).not.toHaveBeenCalled();
});

it('moves every box without a boundary, and never one that does not scroll', () => {
  const { outer, inner, item } = lists(200);
  inner.style.overflowY = 'visible';
  reveal(item);
  expect(inner.scrollBy).not.toHaveBeenCalled();
  expect(outer.scrollBy).toHaveBeenCalledOnce();
});
