// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restAway } from './restAway.ts';

/** What waits for the next frame, and for an idle browser. */
const waiting: (() => void)[] = [];
const goOn = () => waiting.shift()?.();
const resting = () => [...document.querySelectorAll('.resting')].map(({ id }) => id);

/** Where the blocks are, from the top of the window. */
let tops: Record<string, number> = {};

beforeEach(() => {
  const wait = (callback: () => void) => waiting.push(callback);
  vi.stubGlobal('requestAnimationFrame', wait);
  vi.stubGlobal('requestIdleCallback', wait);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.id] ?? innerHeight + 1, 100, 20);
  });
  const block = (id: string, elements: number) =>
    `<p id="${id}">${'<b></b>'.repeat(elements - 1)}</p>`;
  document.body.innerHTML = `<nav>${block('nav', 9)}</nav><div class="rspress-doc">${block('title', 9)}
    ${block('first', 9)}<div id="long" data-text="a">${block('list', 299)}</div>${block('short', 7)}
    ${block('last', 9)}${block('end', 9)}</div>`;
});
afterEach(() => {
  tops = {};
  waiting.length = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('lets the blocks of the text rest that are worth it, but for the first and the last', () => {
  restAway();
  expect(resting()).toEqual(['first', 'long', 'last']);
});

it('gives them the height that they have, and the gaps beside them', () => {
  tops = { first: 2000, long: 2036, short: 2100 };
  restAway();
  expect(document.getElementById('long')?.style).toMatchObject({
    marginBlockStart: '16px',
    blockSize: '20px',
    marginBlockEnd: '44px',
  });
});

it('takes what is not shown for no neighbor', () => {
  tops = { first: 2000, long: 2036 };
  const hidden = document.createElement('p');
  hidden.getBoundingClientRect = () => new DOMRect();
  document.getElementById('long')?.before(hidden);
  restAway();
  expect(document.getElementById('long')?.style.marginBlockStart).toBe('16px');
});

it('leaves blocks with fields alone where a field is about to come', () => {
  document.getElementById('long')?.append(document.createElement('select'));
  restAway({ fields: false });
  expect(resting()).toEqual(['first', 'last']);
});

it('wakes them in parts, after the next frame, and leaves them as they were', () => {
  const before = document.body.innerHTML;
  restAway();
  goOn();
  expect(resting()).toHaveLength(3);
  goOn();
  expect(resting()).toEqual(['last']);
  goOn();
  expect(resting()).toEqual([]);
  expect(waiting).toEqual([]);
  expect(document.body.innerHTML.replaceAll(/ (?:class|style)=""/g, '')).toBe(before);
});

it('leaves what is in the window alone', () => {
  tops = { first: 10 };
  restAway();
  expect(resting()).toEqual(['long', 'last']);
});

it('wakes what has come into the window last', () => {
  restAway();
  goOn();
  tops = { first: 10 };
  goOn();
  expect(resting()).toEqual(['first', 'last']);
  goOn();
  expect(resting()).toEqual([]);
});

it('wakes all when it was asked for twice', () => {
  restAway();
  goOn();
  restAway();
  while (waiting.length > 0) goOn();
  expect(resting()).toEqual([]);
});
