import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import texts from '../../i18n.json';
import { ecosystemLinks, homeCards, localize } from './tools.ts';

it('the cards are the six tools, in their order, and the menu also has the community list', () => {
  const names = ['Rspack', 'Rsbuild', 'Rslib', 'Rspress', 'Rsdoctor', 'Rstest'];
  expect(homeCards.map(({ name }) => name)).toEqual(names);
  expect(ecosystemLinks.map(({ name }) => name)).toEqual([...names, 'Awesome Rstack']);
});

it('a missing value is the value of the default language', () => {
  expect(localize({ en: 'What', zh: '描述' }, 'zh', 'en')).toBe('描述');
  expect(localize({ en: 'What' }, 'zh', 'en')).toBe('What');
});

it.each(ecosystemLinks)('describes $name in every language of the site', ({ desc }) => {
  expect(Object.keys(desc)).toEqual(Object.keys(texts['ecosystem.label']));
});

// For a missing view, browsers show the whole file; for a view without a drawing, nothing.
it.each(ecosystemLinks)('the logo of $name exists', ({ logo }) => {
  const [file, view] = logo.split('#');
  const svg = readFileSync(`docs/public${file}`, 'utf8');
  const isDrawn = new RegExp(`<view id="${view}"[^>]*/>\\s*<(?!view|/)`).test(svg);
  const advice = `docs/public${file} needs <view id="${view}" viewBox="…"/>, followed by the drawing`;
  expect(view === undefined || isDrawn, advice).toBe(true);
});
