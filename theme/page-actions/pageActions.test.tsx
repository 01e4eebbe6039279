import { markdownPath } from '@handbook/site-output/browser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { OpenMenu } from './OpenMenu.tsx';

vi.mock('@handbook/content/browser', () => ({ useText: () => (key: string) => key }));

it.each([
  ['/', '/index.md'],
  ['/zh/api/', '/zh/api/index.md'],
  ['/guide/basic/ssg', '/guide/basic/ssg.md'],
  ['/guide/basic/ssg.html', '/guide/basic/ssg.md'],
])('the Markdown of %s is %s', (page, path) => expect(markdownPath(page)).toBe(path));

it('the question is a single parameter of the URL', () => {
  const question = '读 https://b.example/?x=1&y=2#z';
  const html = renderToStaticMarkup(<OpenMenu path="/a.md" question={question} />);
  const links = [...html.matchAll(/href="(https:[^"]*)"/g)].map(([, href = '']) => new URL(href));
  expect(links.length).toBeGreaterThan(1);
  for (const url of links) {
    expect([...url.searchParams]).toEqual([['q', question]]);
    expect(url.hash).toBe('');
  }
});
