import { describe, expect, test } from 'vitest';
import { answer } from './answer.ts';
import type { SearchIndex } from './searchIndex.ts';
import { indexOf, intro, section } from './sections.fixture.ts';

const urls = (index: SearchIndex, text: string, limit = 20) =>
  answer(index, { text, limit, snippetWords: 10 }).hits.map(({ url }) => url);

const site = indexOf(
  intro('/guide/deploy', 'Deploy your site', 'Put the built folder on any host.'),
  section({
    path: '/guide/deploy',
    title: 'Deploy your site',
    anchor: 'nginx',
    heading: 'Serve with Nginx',
    text: 'Deploy with a few lines of configuration.',
  }),
  section({
    path: '/guide/deploy',
    title: 'Deploy your site',
    anchor: 'pages',
    heading: 'GitHub Pages',
    text: 'A workflow publishes each push.',
  }),
  intro('/api/theme', 'Theme config'),
  section({
    path: '/api/theme',
    title: 'Theme config',
    anchor: 'sociallinks',
    heading: 'socialLinks',
    text: 'Icons in the navbar.',
  }),
  section({
    path: '/api/theme',
    title: 'Theme config',
    anchor: 'darkmode',
    heading: 'darkMode',
    text: 'Shows the switch.',
  }),
  intro('/api/route', 'Basic config'),
  section({ path: '/api/route', title: 'Basic config', anchor: 'route', heading: 'route' }),
  section({
    path: '/api/route',
    title: 'Basic config',
    anchor: 'cleanurls',
    heading: 'cleanUrls',
    parents: ['route'],
    depth: 3,
    text: 'URLs without .html.',
  }),
  section({
    path: '/api/route',
    title: 'Basic config',
    anchor: 'others',
    heading: 'Others',
    text: 'Also see cleanUrls, useDark and socialLinks here.',
  }),
  section({
    path: '/api/cli',
    title: 'Commands',
    anchor: '--port',
    heading: '--port',
    text: 'The port of the server.',
  }),
  section({
    path: '/api/cli',
    title: 'Commands',
    anchor: 'cache',
    heading: 'RSPRESS_PERSISTENT_CACHE',
    text: 'Off or on.',
  }),
  section({
    path: '/api/hooks',
    title: 'Hooks',
    anchor: 'usedark',
    heading: 'useDark()',
    text: 'Whether the page is dark.',
  }),
  section({
    path: '/guide/mdx',
    title: 'Write MDX',
    anchor: 'containers',
    heading: 'Add containers',
    text: 'A container makes a paragraph stand out.',
    code: 'export default function quokka() {}',
  }),
  section({
    path: '/guide/nav',
    title: 'Navigation',
    anchor: 'sidebar',
    heading: 'Write the sidebar',
    text: 'Items of the sidebar.',
  }),
  section({
    path: '/guide/animals',
    title: 'Animals',
    anchor: 'list',
    heading: 'Some animals',
    text: 'The list contains wombat, then quokka, then others.',
  }),
);

describe('ranking', () => {
  test.each([
    ['socialLinks', '/api/theme#sociallinks'],
    ['sociallinks', '/api/theme#sociallinks'],
    ['social links', '/api/theme#sociallinks'],
    ['themeConfig.socialLinks', '/api/theme#sociallinks'],
    ['route.cleanUrls', '/api/route#cleanurls'],
    ['cleanUrls', '/api/route#cleanurls'],
    ['clean urls', '/api/route#cleanurls'],
    ['useDark', '/api/hooks#usedark'],
    ['--port', '/api/cli#--port'],
    ['RSPRESS_PERSISTENT_CACHE', '/api/cli#cache'],
    ['persistent cache', '/api/cli#cache'],
    ['how do I deploy', '/guide/deploy'],
    ['deploying', '/guide/deploy'],
    ['nginx deploy', '/guide/deploy#nginx'],
    ['deploy nginx', '/guide/deploy#nginx'],
    ['github pages', '/guide/deploy#pages'],
    ['containr', '/guide/mdx#containers'],
    ['cotnainer', '/guide/mdx#containers'],
    ['sideabr', '/guide/nav#sidebar'],
    ['sidebr', '/guide/nav#sidebar'],
    ['side bar', '/guide/nav#sidebar'],
    ['sideb', '/guide/nav#sidebar'],
    ['侧边栏', '/guide/nav#sidebar'],
    ['怎么部署', '/guide/deploy'],
    ['admonition', '/guide/mdx#containers'],
  ])('returns the best section first for %s: %s', (text, first) => {
    expect(urls(site, text)[0]).toBe(first);
  });

  test("doesn't find a word by the stem of another: not, note", () => {
    const index = indexOf(
      section({ anchor: 'alerts', heading: 'Notes', text: 'A note.' }),
      section({ anchor: 'window', heading: 'Window', text: 'window is not defined' }),
    );
    expect(urls(index, 'not defined')).toEqual(['/guide/page#window']);
  });

  test('lists the exact name before neighbors, in whichever area', () => {
    const index = indexOf(
      section({ anchor: 'use', heading: 'Use global UI components', text: 'globalUIComponents' }),
      section({ path: '/api', area: 'API', anchor: 'key', heading: 'globalUIComponents' }),
    );
    expect(urls(index, 'globalUIComponents')[0]).toBe('/api#key');
  });

  test('finds a pasted message with other names', () => {
    const index = indexOf(
      section({ anchor: 'links', heading: 'Dead links', text: 'Checks every link of the build.' }),
      section({ anchor: 'row', heading: 'Message', text: 'Dead link found: /guide/tea\nFix it.' }),
    );
    expect(urls(index, 'error Dead link found: /guide/coffee in the build')[0]).toBe(
      '/guide/page#row',
    );
  });

  test('finds a section by its phrases', () => {
    const phrases = ['where do drafts go', 'hide an unfinished page'];
    const index = indexOf(
      section({ anchor: 'hide', heading: 'Hide pages', text: 'Hide a page.' }),
      section({ anchor: 'draft', heading: 'Exclude files', phrases }),
    );
    expect(urls(index, 'how to hide an unfinished page')[0]).toBe('/guide/page#draft');
  });

  test('lists sections that match only in code last', () => {
    expect(urls(site, 'quokka')).toEqual(['/guide/animals#list', '/guide/mdx#containers']);
  });

  test('lists sections with all words before sections with some', () => {
    const index = indexOf(
      section({ anchor: 'some', text: 'alpha alpha alpha alpha and nothing else' }),
      section({
        path: '/guide/other',
        anchor: 'all',
        text: 'beta in a long text with one alpha at its end',
      }),
    );
    expect(urls(index, 'alpha beta')[0]).toBe('/guide/other#all');
  });

  test('keeps ties in the order of the site every time', () => {
    const index = indexOf(...[1, 2, 3].map((n) => section({ path: `/${n}`, anchor: `h${n}` })));
    const first = urls(index, 'heading');
    expect(first).toEqual(['/1#h1', '/2#h2', '/3#h3']);
    expect(urls(index, 'heading')).toEqual(first);
  });

  test('returns at most the limit, and the total number', () => {
    const index = indexOf(...Array.from({ length: 30 }, (_, n) => section({ path: `/${n}` })));
    const { hits, total } = answer(index, { text: 'heading', limit: 7, snippetWords: 10 });
    expect([hits.length, total]).toEqual([7, 30]);
  });

  test('finds a single letter and a single character', () => {
    const index = indexOf(
      section({ anchor: 'a', heading: '大图' }),
      section({ anchor: 'b', heading: 'Zoom' }),
    );
    expect(urls(index, '图')).toEqual(['/guide/page#a']);
    expect(urls(index, 'z')).toEqual(['/guide/page#b']);
  });

  test.each(['', ' ', '🎉', '!!!', '\ud800'])('returns an empty answer for %j', (text) => {
    expect(answer(site, { text, limit: 20, snippetWords: 10 })).toEqual({
      hits: [],
      total: 0,
    });
  });
});
