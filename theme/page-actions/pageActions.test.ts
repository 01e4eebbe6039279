import { markdownPath } from '@handbook/site-output/browser';
import { expect, it } from 'vitest';
import { askAddress } from './assistants.ts';

it.each([
  ['/', '/index.md'],
  ['/zh/api/', '/zh/api/index.md'],
  ['/guide/basic/ssg', '/guide/basic/ssg.md'],
  ['/guide/basic/ssg.html', '/guide/basic/ssg.md'],
])('the Markdown of %s is %s', (page, path) => expect(markdownPath(page)).toBe(path));

it('a question is one value of the address', () => {
  const address = new URL(
    askAddress({ name: 'A', question: 'https://a.example/?q=' }, '读 https://b.example/?x=1&y=2#z'),
  );
  expect([...address.searchParams]).toEqual([['q', '读 https://b.example/?x=1&y=2#z']]);
  expect(address.hash).toBe('');
});
