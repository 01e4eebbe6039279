import { expect, it } from 'vitest';
import { suggestPaths } from './suggestPaths.ts';

const paths = [
  '/',
  '/api/config/config-basic',
  '/guide/basic/ssg',
  '/guide/basic/ssg-md',
  '/guide/start/introduction',
  '/plugin/official-plugins/rss',
  '/plugin/system/introduction',
];

it.each([
  ['/Guide/Basic/SSG.html', ['/guide/basic/ssg', '/guide/basic/ssg-md']],
  ['/ssg-md/', ['/guide/basic/ssg-md']],
  ['/guide/introdution', ['/guide/start/introduction', '/plugin/system/introduction']],
  ['/plugin/rss', ['/plugin/official-plugins/rss']],
  ['/config-basic', ['/api/config/config-basic']],
  ['/guide/nonsense', []],
  ['/', []],
  ['/%', []],
])('for %s, suggests %j', (unknown, suggested) => {
  expect(suggestPaths(unknown, paths)).toEqual(suggested);
});
