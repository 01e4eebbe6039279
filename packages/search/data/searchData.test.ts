import { write } from '@handbook/content/testing';
import { expect, test } from 'vitest';
import { searchData } from './searchData.ts';

test("the plugin excludes every page from the framework's index", async () => {
  const file = write('a.mdx', '# A\n');
  const pages = [
    {
      routePath: '/a',
      lang: 'en',
      _filepath: file,
      _relativePath: 'a.mdx',
      title: 'A',
      toc: [],
      content: '',
      frontmatter: { description: 'kept' },
      version: '',
    },
  ];
  await searchData().modifySearchIndexData?.(pages, true);
  expect(pages[0]?.frontmatter).toEqual({ description: 'kept', search: false });
});
