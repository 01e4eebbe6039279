import type { Hierarchy, HitType, SearchHit, Section } from '../types.ts';
import { type Marker, markRanges, matchedRanges } from './marks.ts';
import { snippet } from './snippet.ts';

/** Words to be marked on the page are few, or the page would be all marks. */
const MAX_WORDS = 20;

const levels = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The titles above a section and its own, without gaps, and the level that its own has. */
export function hierarchyOf(section: Section): {
  hierarchy: Hierarchy;
  own: Exclude<HitType, 'content'>;
} {
  const names =
    section.anchor === '' ? [] : [...section.parents, section.heading].slice(-levels.length);
  const hierarchy: Hierarchy = {
    lvl0: section.area,
    lvl1: section.title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  let own: Exclude<HitType, 'content'> = 'lvl1';
  names.forEach((name, index) => {
    own = levels[index] ?? own;
    hierarchy[own] = name;
  });
  return { hierarchy, own };
}

function surfaces(texts: readonly string[], marker: Marker): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    for (const { start, end } of matchedRanges(text, marker)) {
      found.add(text.slice(start, end));
      if (found.size === MAX_WORDS) return [...found];
    }
  }
  return [...found];
}

/** A section as a result of a query. */
export function toHit(section: Section, marker: Marker, snippetWords: number): SearchHit {
  const { hierarchy, own } = hierarchyOf(section);
  const marked: SearchHit['marked'] = {};
  for (const [level, title] of Object.entries(hierarchy) as [keyof Hierarchy, string | null][]) {
    if (title !== null) marked[level] = markRanges(title, matchedRanges(title, marker));
  }
  const named = matchedRanges(section.heading, marker).length > 0;
  const piece =
    snippet(section.text, marker, snippetWords) ?? snippet(section.code, marker, snippetWords);
  const id = section.anchor === '' ? section.path : `${section.path}#${section.anchor}`;
  return {
    objectID: id,
    url: id,
    type: named ? own : 'content',
    content: named ? null : section.text,
    hierarchy,
    marked,
    ...(piece !== undefined && { snippet: piece }),
    words: surfaces([section.heading, section.text, section.code], marker),
  };
}
