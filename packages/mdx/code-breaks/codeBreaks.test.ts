import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { codeBreaks, keysOf, partsOf } from './codeBreaks.ts';

it('parts long words where their parts meet', () => {
  expect(partsOf('React.FC<React.SVGProps<SVGSVGElement>>')).toEqual([
    'React.',
    'FC<',
    'React.',
    'SVGProps<',
    'SVGSVGElement>>',
  ]);
  expect(partsOf('transformerNotationDiff()')).toEqual(['transformer', 'Notation', 'Diff()']);
});

it('keeps short words whole, and leaves breaks at spaces to the browser', () => {
  expect(partsOf("'left' | 'center' | boolean")).toEqual(["'left' | 'center' | boolean"]);
  expect(partsOf('React.ReactNode')).toEqual(['React.ReactNode']);
});

it.each([
  ['iframeOptions.builderConfig', ['iframeOptions.', 'builderConfig']],
  ['locales[].themeConfig.nav', ['locales[].', 'themeConfig.', 'nav']],
  ['_meta.json', ['_meta.json']],
  ['transformerNotationDiff', ['transformerNotationDiff']],
  ['...transformerOptions', ['...transformerOptions']],
])('parts the name %s after its dots alone', (name, parts) => {
  expect(keysOf(name)).toEqual(parts);
});

it('loses no character', () => {
  const text = "Omit<CodeToHastOptions<BundledLanguage, BundledTheme>, 'lang' | 'theme'>";
  expect(partsOf(text).join('')).toBe(text);
});

const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

it('works in tables alone', () => {
  const code = () => element('code', { type: 'text', value: 'mediumZoom.options.margin' });
  const row = element('tr', element('td', code()), element('td', code()));
  const text = element('p', code());
  const tree: Root = { type: 'root', children: [row, text] };
  codeBreaks()(tree);
  const breaks = [...row.children, text].map((one) => JSON.stringify(one).includes('wbr'));
  expect(breaks).toEqual([true, true, false]);
});
