import { describe, expect, test } from 'vitest';
import { answer } from '../answer.ts';
import { indexOf, section } from '../sections.fixture.ts';
import { rivals } from '../synonyms/group.ts';
import { phraseKey, synonyms, synonymsOf } from './synonymPhrases.ts';

describe('synonyms', () => {
  test('contain many groups, each without repeated words', () => {
    expect(synonyms.length).toBeGreaterThanOrEqual(60);
    for (const group of synonyms) {
      expect(group.length, group.join()).toBeGreaterThan(1);
      expect(new Set(group).size, group.join()).toBe(group.length);
    }
  });

  test.each([
    ['dark mode', '深色模式'],
    ['dark mode', 'appearance'],
    ['nav', '导航栏'],
    ['outline', '大纲'],
    ['toc', 'outline'],
    ['i18n', '国际化'],
    ['deploy', '发布'],
  ])('link %s and %s in both directions', (one, other) => {
    expect(synonymsOf(phraseKey(one))).toContain(other);
    expect(synonymsOf(phraseKey(other))).toContain(one);
  });

  test('are found for any form of their words', () => {
    expect(synonymsOf(phraseKey('Deploying'))).toContain('publish');
  });
});

describe('rivals', () => {
  test('share the words of their kind, but no others', () => {
    expect(rivals(['host'], ['pages', 'gh pages'], ['vercel'])).toEqual([
      ['host', 'pages', 'gh pages'],
      ['host', 'vercel'],
    ]);
  });

  test.each([
    [['GitHub Pages', 'Netlify', 'Vercel', 'Cloudflare Pages'], 'static hosting'],
    [['npm', 'pnpm', 'yarn', 'bun'], '包管理器'],
    [['rss', 'atom'], '订阅'],
    [['tip', 'note', 'warning'], 'callout'],
    [['typedoc', 'docgen'], 'api 文档'],
    [['previous', 'next'], '翻页'],
  ])("%j aren't synonyms of each other, but of their kind", (things, kind) => {
    const keys = things.map(phraseKey);
    for (const key of keys) {
      const others = synonymsOf(key).map(phraseKey);
      expect(others).toContain(phraseKey(kind));
      expect(synonymsOf(phraseKey(kind)).map(phraseKey)).toContain(key);
      expect(others.filter((other) => keys.includes(other))).toEqual([]);
    }
  });

  const hosts = indexOf(
    section({ anchor: 'github', heading: 'GitHub Pages', text: 'A workflow builds it.' }),
    section({ anchor: 'netlify', heading: 'Netlify', text: 'Name the folder.' }),
    section({ anchor: 'cloudflare', heading: 'Cloudflare', text: 'Pages uses the folder.' }),
  );
  const urls = (text: string) =>
    answer(hosts, { text, limit: 20, snippetWords: 10 }).hits.map(({ url }) => url);

  test.each(['Cloudflare Pages', 'deploy to Cloudflare Pages', '部署到 Cloudflare Pages'])(
    "don't precede the requested one: %s",
    (text) => expect(urls(text)[0]).toBe('/guide/page#cloudflare'),
  );

  test('come last if a query names one of them', () => {
    expect(urls('Cloudflare Pages').at(-1)).toBe('/guide/page#netlify');
  });
});
