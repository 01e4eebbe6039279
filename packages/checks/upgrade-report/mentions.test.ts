import { expect, it } from 'vitest';
import { mentionsOf } from './mentions.ts';

const pages = [
  { file: 'docs/en/a.mdx', source: '# A\n\nSet `route.cleanUrls`.\n\nThe base of `base`.' },
  { file: 'docs/en/b.mdx', source: 'my.route.cleanUrls, route.cleanUrlsRedirect\ndarkMode: true' },
];

it('names file and line of each line that has the name by itself', () => {
  expect(mentionsOf('route.cleanUrls', pages)).toEqual([{ file: 'docs/en/a.mdx', line: 3 }]);
});

it('wants code marks around everyday words', () => {
  expect(mentionsOf('base', pages)).toEqual([{ file: 'docs/en/a.mdx', line: 5 }]);
});

it('takes a theme option without its beginning', () => {
  expect(mentionsOf('themeConfig.darkMode', pages)).toEqual([{ file: 'docs/en/b.mdx', line: 2 }]);
});
