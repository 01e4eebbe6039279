import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { codeBreaks, splitName, splitText } from './codeBreaks.ts';

it('splits long words at punctuation and capital letters', () => {
  expect(splitText('React.FC<React.SVGProps<SVGSVGElement>>')).toEqual([
    'React.',
    'FC<',
    'React.',
    'SVGProps<',
    'SVGSVGElement>>',
  ]);
  expect(splitText('transformerNotationDiff()')).toEqual(['transformer', 'Notation', 'Diff()']);
});

it('keeps short words and spaces', () => {
  expect(splitText("'left' | 'center' | boolean")).toEqual(["'left' | 'center' | boolean"]);
  expect(splitText('React.ReactNode')).toEqual(['React.ReactNode']);
});

it.each([
  ['iframeOptions.builderConfig', ['iframeOptions.', 'builderConfig']],
  ['locales[].themeConfig.nav', ['locales[].', 'themeConfig.', 'nav']],
  ['_meta.json', ['_meta.json']],
  ['transformerNotationDiff', ['transformerNotationDiff']],
  ['...transformerOptions', ['...transformerOptions']],
])('only splits the name %s after its dots', (name, parts) => {
  expect(splitName(name)).toEqual(parts);
});

it('keeps every character', () => {
  const text = "Omit<CodeToHastOptions<BundledLanguage, BundledTheme>, 'lang' | 'theme'>";
  expect(splitText(text).join('')).toBe(text);
});

const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

it('only changes code in tables', () => {
  const code = () => element('code', { type: 'text', value: 'mediumZoom.options.margin' });
  const row = element('tr', element('td', code()), element('td', code()));
  const text = element('p', code());
  const tree: Root = { type: 'root', children: [row, text] };
  codeBreaks()(tree);
  const breaks = [...row.children, text].map((one) => JSON.stringify(one).includes('wbr'));
  expect(breaks).toEqual([true, true, false]);
});
