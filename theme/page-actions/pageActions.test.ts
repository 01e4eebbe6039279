import { markdownPath } from '@handbook/site-output/browser';
import { expect, it } from 'vitest';
import { assistantUrl } from './assistants.ts';

it.each([
  ['/', '/index.md'],
  ['/zh/api/', '/zh/api/index.md'],
  ['/guide/basic/ssg', '/guide/basic/ssg.md'],
  ['/guide/basic/ssg.html', '/guide/basic/ssg.md'],
])('the Markdown of %s is %s', (page, path) => expect(markdownPath(page)).toBe(path));

it('the question is a single parameter of the URL', () => {
  const url = new URL(
    assistantUrl(
      { name: 'A', urlPrefix: 'https://a.example/?q=' },
      '读 https://b.example/?x=1&y=2#z',
    ),
  );
  expect([...url.searchParams]).toEqual([['q', '读 https://b.example/?x=1&y=2#z']]);
  expect(url.hash).toBe('');
});
