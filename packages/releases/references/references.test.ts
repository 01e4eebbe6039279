import { expect, it } from 'vitest';
import type { Facts, Release } from '../records/release.ts';
import { compareVersions, skipped } from '../records/versions.ts';
import { factsIn, withFacts } from '../rendering/factsBlock.ts';
import { anchorFor, anchorsIn } from './anchors.ts';
import { placeOf } from './placeOf.ts';
import { broughtBy, sinceByEntry } from './readSince.ts';
import { References } from './references.ts';

const anchors = anchorsIn([
  { heading: 'markdown.link', parents: [], anchor: 'markdownlink' },
  { heading: 'checkAnchors', parents: ['markdown.link'], anchor: 'markdownlink-checkanchors' },
  { heading: '<Badge>', parents: ['Components'], anchor: 'badge' },
  { heading: 'text', parents: ['Components', '<Badge>'], anchor: 'badge-text' },
  { heading: 'rspress build', parents: [], anchor: 'rspress-build' },
  { heading: '--base', parents: ['rspress build'], anchor: 'rspress-build---base' },
  { heading: 'darkMode', parents: [], anchor: 'darkmode' },
  { heading: 'useDark() and useLang', parents: [], anchor: 'usedark-and-uselang' },
]);

it.each([
  ['markdown.link.checkAnchors', 'markdownlink-checkanchors'],
  ['Badge', 'badge'],
  ['Badge.text', 'badge-text'],
  ['rspress build', 'rspress-build'],
  ['rspress build --base', 'rspress-build---base'],
  ['themeConfig.darkMode', 'darkmode'],
  ['useDark', 'usedark-and-uselang'],
  ['useLang', 'usedark-and-uselang'],
  ['nobody', undefined],
])('finds %s on its page', (name, anchor) => {
  expect(anchorFor(name, anchors)).toBe(anchor);
});

it('knows the page that answers for a name', () => {
  const facts: Facts = { 'runtime-exports': { NoSSR: {} }, 'theme-exports': { Badge: {} } };
  const place = (area: string, name: string) => placeOf(area, name, facts);
  expect(place('config', 'themeConfig.nav')).toBe('/api/config/config-theme');
  expect(place('config', 'NavItemWithLink.icon')).toBe('/api/config/config-theme');
  expect(place('config', 'markdown.shiki')).toBe('/api/config/config-build');
  expect(place('config', 'base')).toBe('/api/config/config-basic');
  expect(place('props', 'NoSSR.children')).toBe('/api/client-api/api-runtime');
  expect(place('props', 'Badge.text')).toBe('/api/client-api/content-components');
  expect(place('theme-exports', 'Nav')).toBe('/api/client-api/navigation-components');
  expect(place('theme-exports', 'useEditLink')).toBe('/api/client-api/theme-hooks');
  expect(place('plugin:rss', 'feed')).toBe('/plugin/official-plugins/rss');
  expect(place('props', 'Nobody.text')).toBeUndefined();
});

it('finds entries of the real pages, or what they belong to', () => {
  const references = new References({
    config: { 'route.cleanUrls': {} },
    frontmatter: { 'nobody.below': {} },
  });
  expect(references.exact('config', 'route.cleanUrls')).toEqual({
    route: '/api/config/config-basic',
    anchor: 'routecleanurls',
  });
  expect(references.nearest('config', 'route.cleanUrls.nobody')).toBe(
    '/api/config/config-basic#routecleanurls',
  );
  expect(references.nearest('frontmatter', 'nobody.below')).toBe('/api/config/config-frontmatter');
});

const release = (version: string, more: Partial<Release>): Release => ({
  version,
  previous: null,
  packages: ['core'],
  base: {},
  added: {},
  removed: {},
  changed: {},
  ...more,
});

const releases = [
  release('2.0.0', { base: { config: { old: {} } } }),
  release('2.0.1', { added: { config: { fresh: {}, second: {} } } }),
  release('2.0.2', { added: { config: { third: {} } }, removed: { config: { second: {} } } }),
];

it('says since when a name is there, and nothing for the first release', () => {
  expect([...broughtBy(releases)]).toEqual([
    ['config fresh', '2.0.1'],
    ['config third', '2.0.2'],
  ]);
});

it('marks an entry about several names only when one release brought them all', () => {
  const facts: Facts = { config: { old: {}, fresh: {}, third: {} } };
  const since = (place: Record<string, string>) => {
    const exact = (_: string, name: string) => ({ route: '/a', anchor: place[name] ?? '' });
    return Object.fromEntries(sinceByEntry(releases, facts, { exact }).get('/a') ?? []);
  };
  expect(since({ old: 'old', fresh: 'fresh', third: 'third' })).toEqual({
    fresh: '2.0.1',
    third: '2.0.2',
  });
  expect(since({ old: 'both', fresh: 'both', third: 'third' })).toEqual({ third: '2.0.2' });
  expect(since({ old: 'old', fresh: 'both', third: 'both' })).toEqual({});
});

it('puts facts into a page, and leaves the sentences around them', () => {
  const entry = { version: '2.0.1', anchor: 'v2-0-1' } as Parameters<typeof withFacts>[1];
  const first = withFacts('# A\n\n## 2.0.0 \\{#v2-0-0}\n\nOld.\n', entry, 'Facts.');
  expect(first).toBe(
    '# A\n\n## 2.0.1 \\{#v2-0-1}\n\n{/* facts 2.0.1 */}\n\nFacts.\n\n{/* end of facts */}\n\n' +
      '## 2.0.0 \\{#v2-0-0}\n\nOld.\n',
  );
  const second = withFacts(
    first.replace('\n\n## 2.0.0', '\n\nAdvice.\n\n## 2.0.0'),
    entry,
    'Others.',
  );
  expect(factsIn(second, '2.0.1')).toBe('Others.');
  expect(second).toContain('Advice.');
  expect(second).not.toContain('Facts.');
});

it('orders versions by their numbers, and knows which are missing between two', () => {
  expect(['2.0.10', '2.0.9', '1.47.2'].sort(compareVersions)).toEqual([
    '1.47.2',
    '2.0.9',
    '2.0.10',
  ]);
  expect(skipped('2.0.8', '2.0.10')).toEqual(['2.0.9']);
  expect(skipped('2.0.8', '2.0.9')).toEqual([]);
  expect(skipped('1.47.2', '2.0.0')).toEqual([]);
});
