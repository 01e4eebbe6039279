import { expect, it } from 'vitest';
import { mentionsOf } from './upgradeReport.ts';

const pages = [
  { file: 'docs/en/a.mdx', source: '# A\n\nSet `route.cleanUrls`.\n\nThe base of `base`.' },
  {
    file: 'docs/en/b.mdx',
    source: 'my.route.cleanUrls, route.cleanUrlsRedirect\ndarkMode: true\nRspress v2.0.22, 12.0.22',
  },
];

it('finds each line that contains the name as a whole word', () => {
  expect(mentionsOf('route.cleanUrls', pages)).toEqual(['docs/en/a.mdx:3']);
});

it('finds everyday words only in inline code', () => {
  expect(mentionsOf('base', pages)).toEqual(['docs/en/a.mdx:5']);
});

it('finds a theme option without its prefix', () => {
  expect(mentionsOf('themeConfig.darkMode', pages)).toEqual(['docs/en/b.mdx:2']);
});

it('finds a version with a v', () => {
  expect(mentionsOf('2.0.22', pages)).toEqual(['docs/en/b.mdx:3']);
});
