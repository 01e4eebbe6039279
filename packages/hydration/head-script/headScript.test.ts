import type { HtmlTag, HtmlTagContext } from '@rsbuild/core';
import { expect, it } from 'vitest';
import { firstInHead } from './headScript.ts';

it('merges inline scripts into one element before all others, with the last plugin’s script first', () => {
  const appearance: HtmlTag = { tag: 'script', children: '{;const saved = 1 ;dark( saved ) ;}' };
  const file: HtmlTag = { tag: 'script', attrs: { src: '/index.js' } };
  const data: HtmlTag = { tag: 'script', attrs: { type: 'application/json' }, children: '1' };
  const atEnd: HtmlTag = { tag: 'script', head: false, children: 'end()' };
  const handlers = ['{search()}', '{guards()}'].map(firstInHead);
  const tags = handlers.reduce<HtmlTag[]>(
    (before, handler) => handler(before, {} as HtmlTagContext) ?? before,
    [appearance, file, data, atEnd],
  );
  expect(tags).toEqual([
    { tag: 'script', head: true, append: false, children: '{guards()}{search()}dark(1);' },
    file,
    data,
    atEnd,
  ]);
});
