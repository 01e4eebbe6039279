import type { Section } from '@handbook/content';
import { type Hierarchy, type Level, levels, type SearchHit } from '../types.ts';
import { type Marker, markRanges, matchedRanges, matchedTokens, merge } from './marks.ts';
import { snippet } from './snippet.ts';
import type { Range } from './words.ts';

/** The maximum number of words that are marked on the page. */
const MAX_WORDS = 20;

/** Returns the titles above a section and its heading, without gaps, and the level of the heading. */
function hierarchyOf(section: Section): { hierarchy: Hierarchy; own: Level } {
  const { area, title, parents, heading, anchor } = section;
  const below = anchor === '' ? [] : [...parents, heading].slice(1 - levels.length);
  const titles = levels.map((level, index) => [level, [title, ...below][index] ?? null]);
  const hierarchy = { lvl0: area, ...Object.fromEntries(titles) };
  return { hierarchy, own: levels[below.length] ?? 'lvl1' };
}

const wordsIn = (text: string, ranges: readonly Range[]): string[] =>
  ranges.map(({ start, end }) => text.slice(start, end));

/** Converts a section to a hit. */
export function toHit(section: Section, marker: Marker, snippetWords: number): SearchHit {
  const { hierarchy, own } = hierarchyOf(section);
  const marked: Partial<Record<Level, { value: string }>> = {};
  for (const level of levels) {
    const title = hierarchy[level];
    if (title !== null) marked[level] = { value: markRanges(title, matchedRanges(title, marker)) };
  }
  const { heading, code } = section;
  // Cells of a table are separated like sentences that a reader can follow.
  const text = section.text.replaceAll(' | ', ' · ');
  const inHeading = matchedRanges(heading, marker);
  const inText = matchedTokens(text, marker);
  // Use the code only if nothing in the text matched.
  const inCode = inText.length > 0 ? [] : matchedTokens(code, marker);
  const piece = snippet(text, inText, snippetWords) ?? snippet(code, inCode, snippetWords);
  const words = [
    ...wordsIn(heading, inHeading),
    ...wordsIn(text, merge(inText)),
    ...wordsIn(code, merge(inCode)),
  ];
  const id = section.anchor === '' ? section.path : `${section.path}#${section.anchor}`;
  return {
    objectID: id,
    url: id,
    type: own,
    content: null,
    hierarchy,
    _highlightResult: {
      hierarchy: { lvl0: { value: section.area } },
      words: [...new Set(words)].slice(0, MAX_WORDS),
    },
    _snippetResult: {
      hierarchy: marked,
      ...(piece !== undefined && { content: { value: piece } }),
    },
  };
}
