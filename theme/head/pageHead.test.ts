// @vitest-environment happy-dom
import { createHead } from '@unhead/react/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageHead, type Entry } from './pageHead.ts';

const built =
  '<meta charset="utf-8"><title>Install - Acme</title><meta name="description" content="How">' +
  '<meta property="og:image" content="/a.png"><meta property="og:image" content="/b.png">' +
  '<link rel="canonical" href="/install"><link rel="alternate" hreflang="zh" href="/zh/install">' +
  '<link rel="icon" href="/a.svg"><script>page = 1</script><script async type="later" src="/stats.js"></script>' +
  '<script type="application/ld+json">{"name":"\\u003Cb>"}</script>';

/** Times at which somebody asks for something: what is asked for by each, or `undefined` from when they are gone. */
type Steps = Record<string, unknown>[];

/** The page, with tags of one kind together: kinds that are added at one moment come in the order that they are asked in. */
function htmlOf(page: Document): string {
  const html = page.documentElement.cloneNode(true) as HTMLElement;
  const tags = html.querySelector('head');
  tags?.replaceChildren(
    ...[...tags.children].sort((a, b) => a.localName.localeCompare(b.localName)),
  );
  return html.outerHTML;
}

async function outcome(create: (page: Document) => { push(input: never): unknown }, steps: Steps) {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = built;
  page.documentElement.lang = 'en';
  page.body.className = 'wide';
  const kept = page.querySelector('link[rel=icon]');
  const head = create(page);
  const entries = new Map<string, Entry>();
  const states: string[] = [];
  for (const step of steps) {
    for (const [who, input] of Object.entries(step)) {
      const entry = entries.get(who);
      if (!entry) entries.set(who, head.push(input as never) as Entry);
      else if (input === undefined) entry.dispose();
      else entry.patch(input);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
    states.push(htmlOf(page));
  }
  expect(page.querySelector('link[rel=icon]')).toBe(kept);
  return states;
}

const theme = {
  htmlAttrs: { lang: 'en' },
  title: 'Install - Acme',
  meta: [
    { property: 'og:type', content: 'website' },
    undefined,
    { name: 'description', content: 'How' },
  ],
};

/** Each is what unhead, which wrote the HTML, is compared by. */
const cases: Record<string, Steps> = {
  'leaves what the build wrote': [{ theme }],
  'goes on to a page with another title, language and description': [
    { theme },
    {
      theme: {
        htmlAttrs: { lang: 'zh' },
        title: '安装',
        meta: [{ name: 'description', content: '如何' }],
      },
    },
  ],
  'takes away what the next page does not have': [{ theme }, { theme: { title: 'Gallery' } }],
  'lets the later one win, and the earlier one return': [
    { theme, page: { title: 'Draft', meta: [{ name: 'description', content: 'New' }] } },
    { page: undefined },
  ],
  'returns to the first title': [{ theme: { title: 'A' } }, { theme: undefined }],
  'has several pictures from one place, and those of the last place alone': [
    { theme: { meta: ['/c.png', '/d.png'].map((content) => ({ property: 'og:image', content })) } },
    { page: { meta: [{ property: 'og:image', content: '/e.png' }] } },
    { page: undefined },
  ],
  'has a list of contents': [
    { page: { meta: [{ property: 'og:image', content: ['/1.png', '/2.png', '/3.png'] }] } },
  ],
  'changes canonical and alternate links in their places': [
    {
      page: {
        link: [
          { rel: 'canonical', href: '/other' },
          { rel: 'alternate', hreflang: 'zh', href: '/zh/other' },
          { rel: 'alternate', type: 'text/markdown', href: '/other.md' },
        ],
      },
    },
  ],
  'knows built scripts again, and adds and removes others': [
    {
      page: {
        script: [
          'page = 1',
          { src: '/stats.js', type: 'later', async: true },
          { type: 'application/ld+json', innerHTML: '{"name":"<b>"}' },
          { innerHTML: { name: 'c' } },
        ],
        style: ['a {}', { textContent: 'b {}', media: 'print' }],
        noscript: ['no'],
        link: [{ rel: 'preload', as: 'image', href: '/a.png', crossorigin: '' }],
      },
    },
    { page: { style: ['b {}'] } },
    { page: undefined },
  ],
  'merges the attributes of the page': [
    {
      theme: { htmlAttrs: { lang: 'en', class: 'a b', style: 'color: red' } },
      page: {
        htmlAttrs: { class: ['c', 'b'], style: { 'font-size': '2px' }, dir: 'rtl' },
        bodyAttrs: { class: { d: true, e: false }, 'data-open': true, hidden: '' },
      },
    },
    { page: undefined },
    { theme: { htmlAttrs: { lang: 'zh' } } },
  ],
  'fills templates of titles': [
    { theme: { title: 'Install', titleTemplate: '%s - Acme' } },
    { page: { titleTemplate: (title?: string) => `${title}!` } },
    { page: { titleTemplate: null } },
    { page: undefined, theme: { titleTemplate: 'Acme' } },
  ],
  'tells tags of one name apart by their keys, and merges those of one key': [
    {
      theme: { meta: [{ key: 'a', name: 'author', content: 'A' }] },
      page: { meta: [{ key: 'b', name: 'author', content: 'B' }] },
      other: { link: [{ key: 'f', rel: 'preload', as: 'font', href: '/f' }] },
      last: { link: [{ key: 'f', rel: 'preload', href: '/g' }] },
    },
  ],
  'lets a tag of higher priority win': [
    {
      theme: { meta: [{ name: 'robots', content: 'noindex', tagPriority: 'high' }] },
      page: { meta: [{ name: 'robots', content: 'all' }] },
    },
  ],
  'replaces attributes where that is asked for': [
    {
      theme: { htmlAttrs: { lang: 'en', dir: 'rtl' } },
      page: { htmlAttrs: { lang: 'de', tagDuplicateStrategy: 'replace' } },
    },
  ],
  'puts tags into the body': [
    {
      page: {
        script: [
          { innerHTML: 'a', tagPosition: 'bodyClose' },
          { innerHTML: 'b', tagPosition: 'bodyOpen' },
        ],
      },
    },
    { page: {} },
  ],
  'calls what gives values': [
    { page: () => ({ title: () => 'Called', meta: () => [{ name: 'a', content: () => 'b' }] }) },
  ],
  'leaves out what says nothing': [
    {
      page: {
        title: '',
        meta: [{ name: 'description', content: '' }, { name: 'a' }, null],
        link: [{ rel: 'icon', href: undefined, sizes: null, disabled: false }],
        style: [''],
      },
    },
  ],
};

describe('a head kept by the site itself is that of unhead', () => {
  it.each(Object.entries(cases))('%s', async (_, steps) => {
    const expected = await outcome((page) => createHead({ document: page }), steps);
    expect(await outcome(createPageHead, steps)).toEqual(expected);
  });
});

describe('in one go', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows all that is asked for at a moment at once, and the same entry in its old place', () => {
    document.head.innerHTML = '<title>A</title>';
    const head = createPageHead(document);
    const first = head.push({ title: 'B' });
    head.push({ title: 'C' });
    first.patch({ title: 'D' });
    expect(document.title).toBe('A');
    vi.runAllTimers();
    expect(document.title).toBe('C');
  });

  it('calls listeners, the newest where they change', () => {
    const head = createPageHead(document);
    const loaded = vi.fn();
    const entry = head.push({ link: [{ rel: 'preload', href: '/x', onload: () => loaded(1) }] });
    vi.runAllTimers();
    entry.patch({ link: [{ rel: 'preload', href: '/x', onload: () => loaded(2) }] });
    vi.runAllTimers();
    const links = document.head.querySelectorAll('link[href="/x"]');
    for (const link of links) link.dispatchEvent(new Event('load'));
    expect(loaded.mock.calls).toEqual([[2]]);
  });
});
