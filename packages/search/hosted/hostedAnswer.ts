import { isSitePath } from '@handbook/content/address';
import type { Hierarchy, HitType, SearchAnswer, SearchHit } from '../engine/types.ts';
import { hasMatch, matchedWords, toMarkedHtml, withoutMarks } from './markedText.ts';

type Fields = Record<string, unknown>;

const types: HitType[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'];
const levels: (keyof Hierarchy)[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`The search provider's answer is malformed: ${what}.`);
}

/** The text at a path of a highlight or snippet result, with the provider's marks. */
function markedAt(result: unknown, path: string[]): string | undefined {
  const found = path.reduce<unknown>((at, key) => (isFields(at) ? at[key] : undefined), result);
  return isFields(found) && typeof found.value === 'string' ? found.value : undefined;
}

function toHierarchy(value: unknown): Hierarchy {
  demand(isFields(value), 'a hit has no hierarchy');
  const read = (level: string): string | null => {
    const title = value[level] ?? null;
    demand(title === null || typeof title === 'string', `hierarchy.${level} is no text`);
    return title === null ? null : withoutMarks(title);
  };
  return Object.fromEntries(levels.map((level) => [level, read(level)])) as Hierarchy;
}

function toHit(value: unknown): SearchHit {
  demand(isFields(value), 'a hit is no object');
  const { objectID, url, content = null, _highlightResult: highlighted } = value;
  const type = types.find((type) => type === value.type);
  demand(typeof objectID === 'string' && objectID !== '', 'a hit has no objectID');
  demand(isSitePath(url), 'the url of a hit does not lead into this site');
  demand(type !== undefined, 'a hit has an unknown type');
  demand(content === null || typeof content === 'string', 'the content of a hit is no text');
  const titles = levels.flatMap((level) => {
    const title = markedAt(highlighted, ['hierarchy', level]);
    return title === undefined || !hasMatch(title) ? [] : [{ level, title }];
  });
  const text = markedAt(highlighted, ['content']) ?? '';
  const snippet = markedAt(value._snippetResult, ['content']) ?? '';
  const words = [...titles.map(({ title }) => title), text, snippet].flatMap(matchedWords);
  return {
    objectID,
    url,
    type,
    content: content === null ? null : withoutMarks(content),
    hierarchy: toHierarchy(value.hierarchy),
    marked: Object.fromEntries(titles.map(({ level, title }) => [level, toMarkedHtml(title)])),
    ...(hasMatch(snippet) && { snippet: toMarkedHtml(snippet) }),
    words: [...new Set(words)],
  };
}

/**
 * Turns what the provider sent into an answer of ours. Nothing in it is trusted: texts are escaped, addresses have to
 * lead into this site.
 *
 * @throws an Error that says what is wrong with a malformed one
 */
export function readHostedAnswer(response: unknown): SearchAnswer {
  demand(isFields(response) && Array.isArray(response.results), 'it has no results');
  const result: unknown = response.results[0];
  demand(isFields(result) && Array.isArray(result.hits), 'it has no hits');
  const { nbHits, queryID } = result;
  demand(typeof nbHits === 'number' && nbHits >= 0, 'it does not say how many hits there are');
  demand(queryID === undefined || typeof queryID === 'string', 'its queryID is no text');
  return {
    hits: result.hits.map(toHit),
    total: nbHits,
    ...(queryID !== undefined && { queryID }),
  };
}
