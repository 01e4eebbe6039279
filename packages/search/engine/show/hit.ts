import type { Section } from '@handbook/content';
import { type Hierarchy, type Level, levels, type Marked, type SearchHit } from '../types.ts';
import { markRanges, matchedTokens } from './marks.ts';
import { snippet } from './snippet.ts';

/** Returns the titles above a section and its heading, without gaps, and the level of the heading. */
function hierarchyOf(section: Section): { hierarchy: Hierarchy; own: Level } {
  const { area, title, parents, heading, anchor } = section;
  const below = anchor === '' ? [] : [...parents, heading].slice(1 - levels.length);
  const titles = levels.map((level, index) => [level, [title, ...below][index] ?? null]);
  const hierarchy = { lvl0: area, ...Object.fromEntries(titles) };
  return { hierarchy, own: levels[below.length] ?? 'lvl1' };
}

/**
 * Converts a section to a hit.
 *
 * @param terms the terms that the section was found by
 */
export function toHit(
  section: Section,
  terms: ReadonlySet<string>,
  snippetWords: number,
): SearchHit {
  const { hierarchy, own } = hierarchyOf(section);
  const marked: Partial<Record<Level, Marked>> = {};
  for (const level of levels) {
    const title = hierarchy[level];
    if (title !== null) marked[level] = { value: markRanges(title, matchedTokens(title, terms)) };
  }
  const shown = (text: string) => snippet(text, matchedTokens(text, terms), snippetWords);
  // Cells of a table are separated like sentences that a reader can follow. Code is shown only if nothing in the text matched.
  const piece = shown(section.text.replaceAll(' | ', ' · ')) ?? shown(section.code);
  const id = section.anchor === '' ? section.path : `${section.path}#${section.anchor}`;
  return {
    objectID: id,
    url: id,
    type: own,
    content: null,
    hierarchy,
    _highlightResult: { hierarchy: { lvl0: { value: section.area } } },
    _snippetResult: {
      hierarchy: marked,
      ...(piece !== undefined && { content: { value: piece } }),
    },
  };
}
