import type { HtmlTag, HtmlTagContext } from '@rsbuild/core';
import { expect, it } from 'vitest';
import { firstInHead } from './headScript.ts';

it('puts the scripts of several plugins into one element before all others, the last plugin’s first', () => {
  const framework: HtmlTag = { tag: 'script', children: 'appearance()' };
  const handlers = ['{search()}', '{guards()}'].map(firstInHead);
  const tags = handlers.reduce<HtmlTag[]>(
    (before, handler) => handler(before, {} as HtmlTagContext) ?? before,
    [framework],
  );
  expect(tags).toEqual([
    { tag: 'script', head: true, append: false, children: '{guards()}{search()}' },
    framework,
  ]);
});
