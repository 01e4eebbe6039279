import { expect, it } from 'vitest';
import type { Release } from '../records/release.ts';
import { factsIn, withFacts } from '../rendering/factsBlock.ts';
import { anchorFor, anchorsIn } from './anchors.ts';
import { sinceByEntry } from './readSince.ts';
import { readReferences } from './references.ts';

const anchors = anchorsIn([
  { heading: 'markdown.link', parents: [], anchor: 'markdownlink' },
  { heading: 'checkAnchors', parents: ['markdown.link'], anchor: 'markdownlink-checkanchors' },
  { heading: '<Badge>', parents: ['Components'], anchor: 'badge' },
  { heading: 'text', parents: ['Components', '<Badge>'], anchor: 'badge-text' },
  { heading: '--base', parents: ['rspress build'], anchor: 'rspress-build---base' },
  { heading: 'useDark() and useLang', parents: [], anchor: 'usedark-and-uselang' },
]);

it.each([
  ['markdown.link.checkAnchors', 'markdownlink-checkanchors'],
  ['Badge.text', 'badge-text'],
  ['rspress build --base', 'rspress-build---base'],
  ['useLang', 'usedark-and-uselang'],
  ['nobody', undefined],
])('finds %s on its page', (name, anchor) => {
  expect(anchorFor(name, anchors)).toBe(anchor);
});

it('finds the entry of a name or its nearest parent', () => {
  const references = readReferences();
  const cleanUrls = '/api/config/config-routes#routecleanurls';
  expect(references.exact('config', 'route.cleanUrls')).toBe(cleanUrls);
  expect(references.nearest('config', 'route.cleanUrls.nobody')).toBe(cleanUrls);
  expect(references.exact('plugin:rss', 'feed')).toMatch(/^\/plugin\/official-plugins\/rss#/);
  expect(references.nearest('frontmatter', 'nobody.below')).toBeUndefined();
});

const release = (version: string, more: Partial<Release>) =>
  ({ version, base: {}, added: {}, removed: {}, ...more }) as Release;

const releases = [
  release('2.0.0', { base: { config: { old: {} } } }),
  release('2.0.1', { added: { config: { fresh: {}, second: {} } } }),
  release('2.0.2', { added: { config: { third: {} } }, removed: { config: { second: {} } } }),
];

it('only marks an entry if one later release added all of its names', () => {
  const since = (entries: Record<string, string>) =>
    Object.fromEntries(sinceByEntry(releases, { exact: (_, name) => entries[name] }));
  expect(since({ old: '#old', fresh: '#fresh', second: '#second' })).toEqual({ '#fresh': '2.0.1' });
  expect(since({ old: '#both', fresh: '#both', third: '#third' })).toEqual({ '#third': '2.0.2' });
  expect(since({ fresh: '#both', third: '#both' })).toEqual({});
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
