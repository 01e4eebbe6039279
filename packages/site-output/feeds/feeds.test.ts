import { element, parseHistory, type SitePage, text } from '@handbook/content';
import { describe, expect, it } from 'vitest';
import { pageContent } from '../page-content/pageContent.ts';
import { entryId } from './entryId.ts';
import { feedContent, sections } from './feedContent.ts';
import { releaseItems } from './releaseItems.ts';
import { substantialChanges } from './substantialChanges.ts';

const texts = { example: '', controls: '', separator: '' };

describe('substantialChanges', () => {
  it('returns the newest large edit of a page, or its first commit', () => {
    const log = [
      'commit:2026-03-03T00:00:00Z\n',
      '2\t2\tdocs/en/a.mdx\n1\t1\tdocs/en/b.mdx',
      'commit:2026-02-02T00:00:00Z\n',
      '40\t3\tdocs/en/a.mdx',
      'commit:2026-01-01T00:00:00Z\n',
      '100\t0\tdocs/en/a.mdx\n10\t0\tdocs/en/b.mdx\n-\t-\tdocs/public/a.png',
    ].join('\n');
    expect(Object.fromEntries(substantialChanges(parseHistory(log)))).toEqual({
      'docs/en/a.mdx': { kind: 'changed', date: '2026-02-02T00:00:00Z' },
      'docs/en/b.mdx': { kind: 'added', date: '2026-01-01T00:00:00Z' },
    });
  });

  it('returns nothing without a history', () => expect(substantialChanges(new Map()).size).toBe(0));
});

it('IDs are stable and unique', () => {
  // Feed readers show an entry with another ID as new.
  expect(entryId('change', '/a', '2026')).toBe('urn:uuid:ce7de45c-5b0e-8d9a-ab4f-0f9ce03344c3');
  expect(entryId('change', '/a', '2026')).not.toBe(entryId('change', '/b', '2026'));
  expect(entryId('a')).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});

const page = `<main><div class="rspress-doc"><h1 id="r">Releases<a class="rp-header-anchor" href="#r">#</a></h1>
<h2 id="v2-0-2">2.0.2<a class="rp-header-anchor" href="#v2-0-2">#</a></h2><p class="a">New: <a href="/docs/api/" class="rp-link" onclick="x()">API</a> <button>Copy</button></p>
<h2 id="v2-0-1">2.0.1</h2><p>Nothing, see <a href="#v2-0-2">above</a>.</p><h2 id="more">More</h2><p>Text</p></div></main>`;

it('content has absolute URLs, without this site’s attributes', () => {
  const content = pageContent(page, texts);
  const parts = sections(content ?? ({} as never));
  const written = feedContent(
    parts.get('v2-0-2')?.nodes ?? [],
    'https://a.example/docs/r',
    'https://a.example',
  );
  expect(written).toBe('<p>New: <a href="https://a.example/docs/api/">API</a> </p>');
});

it('content has characters instead of the checkboxes of a task list', () => {
  const box = (checked: boolean) => element('input', [], { type: 'checkbox', checked });
  const nodes = [
    element('li', [box(true), text(' done')]),
    element('li', [box(false), text(' open')]),
  ];
  expect(feedContent(nodes, '', '')).toBe('<li>☑ done</li><li>☐ open</li>');
});

it('content can’t end its CDATA section', () => {
  const nodes = [{ type: 'text' as const, value: '<![CDATA[a]]>' }];
  expect(feedContent(nodes, '', '')).not.toContain(']]>');
});

describe('releaseItems', () => {
  const source = {
    path: '/releases/2-0',
    lang: 'en',
    key: '/releases/2-0',
    title: '2.0',
    description: '',
    kind: 'doc',
    area: '',
    file: '',
    changed: '2026-05-05T00:00:00Z',
  } as const;
  const itemsOf = (from: SitePage, dates: Record<string, { date: string }>) => {
    const content = pageContent(page, texts) ?? ({} as never);
    return releaseItems(from, content, 'https://a.example/r', 'https://a.example', dates);
  };

  it('returns an entry for each release with a date', () => {
    const items = itemsOf(source, { '2.0.2': { date: '2026-03-03' } });
    expect(items.map(({ title, link, date }) => [title, link, date.toISOString()])).toEqual([
      ['Rspress 2.0.2', 'https://a.example/r#v2-0-2', '2026-03-03T00:00:00.000Z'],
    ]);
  });
});
