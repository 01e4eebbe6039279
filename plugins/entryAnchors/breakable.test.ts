import { expect, it } from 'vitest';
import { breakable } from './breakable.ts';

const parts = (value: string) =>
  breakable({
    type: 'element',
    tagName: 'code',
    properties: {},
    children: [{ type: 'text', value }],
  }).children.map((child) =>
    child.type === 'text' ? child.value : child.type === 'element' && child.tagName,
  );

it.each([
  ['iframeOptions.builderConfig', ['iframeOptions.', 'wbr', 'builderConfig']],
  ['_meta.json', ['_meta.', 'wbr', 'json']],
  ['--rp-c-bg', ['--rp-c-bg']],
  ['...rest', ['...rest']],
  ['locales[].lang', ['locales[].', 'wbr', 'lang']],
])('%s', (name, expected) => expect(parts(name)).toEqual(expected));
