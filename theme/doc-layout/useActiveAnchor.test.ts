// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { activeAnchor } from './useActiveAnchor.ts';

const headings = ['one', 'two', 'three'].map((id) => ({ id }));

/** The active heading of a page whose elements are at these places, with a bar of 60 pixels above the text. */
function activeAt(tops: Record<string, number>, html = '<h2 id=one></h2><h2 id=two></h2>') {
  document.documentElement.style.scrollPaddingTop = '60px';
  document.body.innerHTML = html;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (!(this.id in tops)) throw new Error(`${this.id} was measured.`);
    return new DOMRect(0, tops[this.id], 100, 20);
  });
  return activeAnchor(headings);
}
afterEach(() => {
  vi.restoreAllMocks();
});

it('is the first heading in the window', () => {
  expect(activeAt({ one: -500, two: 90 })).toBe('two');
  expect(activeAt({ one: 90, two: 200 })).toBe('one');
});

it('is the last one above where none is in the window', () => {
  expect(activeAt({ one: -900, two: -500 })).toBe('two');
  expect(activeAt({ one: -900, two: 5000 })).toBe('one');
  expect(activeAt({ one: 5000, two: 9000 })).toBeUndefined();
});

it('is the one just jumped to, which stands below the bar', () => {
  expect(activeAt({ one: 56, two: 100 })).toBe('one');
  expect(activeAt({ one: 54, two: 100 })).toBe('two');
});

it('measures no heading of a block that is away, for that would lay out what rests', () => {
  const html = `<div class=rspress-doc><h2 id=one></h2><div id=block><h2 id=two></h2></div></div>`;
  expect(activeAt({ one: -500, block: 5000 }, html)).toBe('one');
  expect(activeAt({ one: -500, block: -300 }, html)).toBe('two');
  expect(activeAt({ one: -500, block: 5, two: 90 }, html)).toBe('two');
});
