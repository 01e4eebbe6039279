import { escapeHtml } from '../engine/show/escapeHtml.ts';
import { type HitType, type Level, levels, type SearchHit } from '../engine/types.ts';

type Marked = { value: string };

/** The part of a hit that DocSearch stores in the browser. */
export interface StoredHit {
  objectID: string;
  /** Path below the site's base. */
  url: string;
  /** The level of the hit's heading. DocSearch doesn't store hits of type `content`. */
  type: Level;
  /** What matched. */
  kind: HitType;
  content: null;
  /** `lvl0` is plain text; the levels below are escaped, because they become HTML. */
  hierarchy: SearchHit['hierarchy'];
}

/**
 * A hit in the shape that DocSearch groups, renders, and stores. Strings that become HTML are escaped. `_highlightResult`
 * and `_snippetResult` aren't stored.
 */
export interface ShownHit extends StoredHit {
  /** Includes the engine's hit, which is too long to store. */
  _highlightResult: { hierarchy: { lvl0: Marked }; source: SearchHit };
  _snippetResult: { content?: Marked; hierarchy: Partial<Record<Level, Marked>> };
}

/** Converts an engine's hit to a DocSearch hit. */
export function toDocSearchHit(hit: SearchHit): ShownHit {
  const { hierarchy, marked } = hit;
  const escaped = { ...hierarchy };
  const snippets: Partial<Record<Level, Marked>> = {};
  for (const level of levels) {
    const text = hierarchy[level];
    if (text === null) continue;
    escaped[level] = escapeHtml(text);
    snippets[level] = { value: marked[level] ?? escaped[level] };
  }
  return {
    objectID: hit.objectID,
    url: hit.url,
    type: levels.findLast((level) => hierarchy[level] !== null) ?? 'lvl1',
    kind: hit.type,
    content: null,
    hierarchy: escaped,
    _highlightResult: { hierarchy: { lvl0: { value: hierarchy.lvl0 ?? '' } }, source: hit },
    _snippetResult: {
      hierarchy: snippets,
      ...(hit.snippet !== undefined && { content: { value: hit.snippet } }),
    },
  };
}
