import { expect, it } from 'vitest';
import { mentionsOf } from './mentions.ts';

const pages = [
  { file: 'docs/en/a.mdx', source: '# A\n\nSet `route.cleanUrls`.\n\nThe base of `base`.' },
  { file: 'docs/en/b.mdx', source: 'my.route.cleanUrls, route.cleanUrlsRedirect\ndarkMode: true' },
];

it('finds each line that contains the name as a whole word', () => {
  expect(mentionsOf('route.cleanUrls', pages)).toEqual([{ file: 'docs/en/a.mdx', line: 3 }]);
});

it('finds everyday words only in inline code', () => {
  expect(mentionsOf('base', pages)).toEqual([{ file: 'docs/en/a.mdx', line: 5 }]);
});

it('finds a theme option without its prefix', () => {
  expect(mentionsOf('themeConfig.darkMode', pages)).toEqual([{ file: 'docs/en/b.mdx', line: 2 }]);
});
