// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { SearchHit } from '../engine/types.ts';
import { toDocSearchHit } from './toDocSearchHit.ts';

const evil = '<img src=x onerror="alert(1)"> & \'more\'';

const hit = (changes: Partial<SearchHit> = {}): SearchHit => ({
  objectID: '/guide/ssg#hydration',
  url: '/guide/ssg#hydration',
  type: 'content',
  content: 'React takes over.',
  hierarchy: {
    lvl0: 'Guide & more',
    lvl1: 'Static <site>',
    lvl2: 'Hydration',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  marked: { lvl1: 'Static &lt;<mark>site</mark>&gt;' },
  snippet: 'React <mark>takes</mark> over.',
  words: ['takes'],
  ...changes,
});

/** The text and the number of elements that a reader sees for a string of HTML. */
function shown(html: string | null | undefined) {
  const element = document.createElement('div');
  element.innerHTML = html ?? '';
  return { text: element.textContent, elements: element.children.length };
}

describe('toDocSearchHit', () => {
  it('shows marked headings and snippets as the engine marked them', () => {
    const { _snippetResult } = toDocSearchHit(hit());
    expect(_snippetResult.hierarchy.lvl1?.value).toBe('Static &lt;<mark>site</mark>&gt;');
    expect(_snippetResult.content?.value).toBe('React <mark>takes</mark> over.');
  });

  it("escapes titles that the engine didn't mark, and stored titles", () => {
    const { hierarchy, _snippetResult } = toDocSearchHit(
      hit({ hierarchy: { ...hit().hierarchy, lvl2: evil }, marked: {} }),
    );
    for (const html of [hierarchy.lvl2, _snippetResult.hierarchy.lvl2?.value]) {
      expect(shown(html)).toEqual({ text: evil, elements: 0 });
    }
    expect(shown(hierarchy.lvl1)).toEqual({ text: 'Static <site>', elements: 0 });
  });

  it("doesn't escape the group, because DocSearch renders it as text", () => {
    const { hierarchy, _highlightResult } = toDocSearchHit(hit());
    expect(hierarchy.lvl0).toBe('Guide & more');
    expect(_highlightResult.hierarchy.lvl0.value).toBe('Guide & more');
  });

  it("has the level of its heading, and doesn't store the section text", () => {
    expect(toDocSearchHit(hit())).toMatchObject({ type: 'lvl2', kind: 'content', content: null });
    const { lvl0, lvl1 } = hit().hierarchy;
    const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
    const page = hit({ type: 'lvl1', hierarchy: { lvl0, lvl1, ...none } });
    expect(toDocSearchHit(page)).toMatchObject({ type: 'lvl1', kind: 'lvl1' });
  });
});
