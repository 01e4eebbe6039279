import { expect, it } from 'vitest';
import type { Facts, Release } from '../records/release.ts';
import { compareVersions, skipped } from '../records/versions.ts';
import { factsIn, withFacts } from '../rendering/factsBlock.ts';
import { anchorFor, anchorsIn } from './anchors.ts';
import { addedIn, sinceByEntry } from './readSince.ts';
import { referencePage } from './referencePage.ts';
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

it('finds the page that describes a name', () => {
  const facts: Facts = { 'runtime-exports': { NoSSR: {} }, 'theme-exports': { Badge: {} } };
  const page = (area: string, name: string) => referencePage(area, name, facts);
  expect(page('config', 'themeConfig.nav')).toBe('/api/config/config-theme');
  expect(page('config', 'NavItemWithLink.icon')).toBe('/api/config/config-theme');
  expect(page('config', 'markdown.shiki')).toBe('/api/config/config-build');
  expect(page('config', 'base')).toBe('/api/config/config-basic');
  expect(page('props', 'NoSSR.children')).toBe('/api/client-api/api-runtime');
  expect(page('props', 'Badge.text')).toBe('/api/client-api/content-components');
  expect(page('theme-exports', 'Nav')).toBe('/api/client-api/navigation-components');
  expect(page('theme-exports', 'useEditLink')).toBe('/api/client-api/theme-hooks');
  expect(page('plugin:rss', 'feed')).toBe('/plugin/official-plugins/rss');
  expect(page('props', 'Nobody.text')).toBeUndefined();
});

it('finds entries of the real pages, or the parent of a missing entry', () => {
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

it('returns the release that added a name, except for the first release', () => {
  expect([...addedIn(releases)]).toEqual([
    ['config fresh', '2.0.1'],
    ['config third', '2.0.2'],
  ]);
});

it('only marks an entry with several names if one release added all of them', () => {
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

it('replaces the facts of a page, and keeps the sentences around them', () => {
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

it('sorts versions by their numbers, and lists the missing versions between two', () => {
  expect(['2.0.10', '2.0.9', '1.47.2'].sort(compareVersions)).toEqual([
    '1.47.2',
    '2.0.9',
    '2.0.10',
  ]);
  expect(skipped('2.0.8', '2.0.10')).toEqual(['2.0.9']);
  expect(skipped('2.0.8', '2.0.9')).toEqual([]);
  expect(skipped('1.47.2', '2.0.0')).toEqual([]);
});
