import type { HtmlTag, HtmlTagContext } from '@rsbuild/core';
import { expect, it } from 'vitest';
import { firstInHead } from './headScript.ts';

it('puts scripts before all others, with the last plugin’s script first', () => {
  const appearance: HtmlTag = { tag: 'script', children: 'dark()' };
  const handlers = ['{search()}', '{guards()}'].map(firstInHead);
  const tags = handlers.reduce<HtmlTag[]>(
    (before, handler) => handler(before, {} as HtmlTagContext) ?? before,
    [appearance],
  );
  const added = { tag: 'script', head: true, append: false };
  expect(tags).toEqual([
    { ...added, children: '{guards()}' },
    { ...added, children: '{search()}' },
    appearance,
  ]);
});
