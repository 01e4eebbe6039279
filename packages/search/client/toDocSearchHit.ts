import { escapeHtml } from '../engine/show/escapeHtml.ts';
import { type HitType, type Level, levels, type SearchHit } from '../engine/types.ts';

type Marked = { value: string };

/** What a hit keeps when DocSearch puts it into the browser's storage. */
export interface StoredHit {
  objectID: string;
  /** Path below the site's base. */
  url: string;
  /** The level of the hit's own heading. DocSearch would not store a hit of type `content`. */
  type: Level;
  /** What matched. */
  kind: HitType;
  content: null;
  /** `lvl0` is plain text; the levels below are escaped, because they become HTML. */
  hierarchy: SearchHit['hierarchy'];
}

/** A hit in the shape that DocSearch groups, shows and stores. Everything that becomes HTML is escaped, and the last two are not stored. */
export interface ShownHit extends StoredHit {
  /** With the engine's own hit, which is too long to be stored. */
  _highlightResult: { hierarchy: { lvl0: Marked }; source: SearchHit };
  _snippetResult: { content?: Marked; hierarchy: Partial<Record<Level, Marked>> };
}

/** Turns an engine's hit into DocSearch's. */
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
