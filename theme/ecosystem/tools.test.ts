import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ecosystemLinks, homeCards, urlOf } from './tools.ts';

it('the cards are the six tools, in their order, and the menu also has the community list', () => {
  const names = ['Rspack', 'Rsbuild', 'Rslib', 'Rspress', 'Rsdoctor', 'Rstest'];
  expect(homeCards.map(({ name }) => name)).toEqual(names);
  expect(ecosystemLinks.map(({ name }) => name)).toEqual([...names, 'Awesome Rstack']);
});

it('a tool without a site in a language links to the site in the default language', () => {
  const urls = ecosystemLinks.map((tool) => urlOf(tool, 'zh', 'en'));
  expect(urls[0]).toBe('https://rspack.rs/zh/');
  expect(urls.at(-1)).toBe('https://github.com/web-infra-dev/awesome-rstack');
});

// For a missing view, browsers show the whole file; for a view without a drawing, nothing.
it.each(ecosystemLinks)('the logo of $name exists', ({ logo }) => {
  const [file, view] = logo.split('#');
  const svg = readFileSync(`docs/public${file}`, 'utf8');
  const isDrawn = new RegExp(`<view id="${view}"[^>]*/>\\s*<(?!view|/)`).test(svg);
  const advice = `docs/public${file} needs <view id="${view}" viewBox="…"/>, followed by the drawing`;
  expect(view === undefined || isDrawn, advice).toBe(true);
});
