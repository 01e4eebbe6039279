import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { swatches } from './swatches.ts';

const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

function stylesIn(...children: Element[]): unknown[] {
  const tree: Root = { type: 'root', children };
  swatches()(tree);
  return JSON.stringify(tree).match(/background:[^"]*/g) ?? [];
}

const code = (value: string) => element('code', { type: 'text', value });

it('adds a swatch to colors in a table', () => {
  expect(stylesIn(element('td', code('#07f')), element('td', code('#5454547a')))).toEqual([
    'background:#07f',
    'background:#5454547a',
  ]);
});

it('skips other code, and colors outside tables', () => {
  expect(stylesIn(element('td', code('#12345'), code('64px')))).toEqual([]);
  expect(stylesIn(element('p', code('#07f')))).toEqual([]);
});
