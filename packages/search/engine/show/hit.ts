import type { Section } from '@handbook/content';
import { type Hierarchy, type Level, levels, type SearchHit } from '../types.ts';
import {
  type Marker,
  markRanges,
  matchedRanges,
  matchedTokens,
  merge,
  type Range,
} from './marks.ts';
import { snippet } from './snippet.ts';

/** The maximum number of words that are marked on the page. */
const MAX_WORDS = 20;

/** Returns the titles above a section and its heading, without gaps, and the level of the heading. */
export function hierarchyOf(section: Section): { hierarchy: Hierarchy; own: Level } {
  const { area, title, parents, heading, anchor } = section;
  const below = anchor === '' ? [] : [...parents, heading].slice(1 - levels.length);
  const titles = levels.map((level, index) => [level, [title, ...below][index] ?? null]);
  const hierarchy = { lvl0: area, ...Object.fromEntries(titles) };
  return { hierarchy, own: levels[below.length] ?? 'lvl1' };
}

function surfaces(texts: readonly string[], ranges: readonly (readonly Range[])[]): string[] {
  const found = new Set<string>();
  for (const [index, text] of texts.entries()) {
    for (const { start, end } of ranges[index] ?? []) {
      found.add(text.slice(start, end));
      if (found.size === MAX_WORDS) return [...found];
    }
  }
  return [...found];
}

/** Converts a section to a hit. */
export function toHit(section: Section, marker: Marker, snippetWords: number): SearchHit {
  const { hierarchy, own } = hierarchyOf(section);
  const marked: SearchHit['marked'] = {};
  for (const [level, title] of Object.entries(hierarchy) as [keyof Hierarchy, string | null][]) {
    if (title !== null) marked[level] = markRanges(title, matchedRanges(title, marker));
  }
  const inHeading = matchedRanges(section.heading, marker);
  const inText = matchedTokens(section.text, marker);
  // Use the code only if nothing in the text matched.
  const inCode = inText.length > 0 ? [] : matchedTokens(section.code, marker);
  const piece =
    snippet(section.text, inText, snippetWords) ?? snippet(section.code, inCode, snippetWords);
  const id = section.anchor === '' ? section.path : `${section.path}#${section.anchor}`;
  return {
    objectID: id,
    url: id,
    type: inHeading.length > 0 ? own : 'content',
    content: inHeading.length > 0 ? null : section.text,
    hierarchy,
    marked,
    ...(piece !== undefined && { snippet: piece }),
    words: surfaces(
      [section.heading, section.text, section.code],
      [inHeading, merge(inText), merge(inCode)],
    ),
  };
}
