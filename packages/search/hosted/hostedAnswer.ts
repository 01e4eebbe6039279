import { isSitePath } from '@handbook/content/address';
import type { Hierarchy, HitType, SearchAnswer, SearchHit } from '../engine/types.ts';
import { hasMatch, matchedWords, toMarkedHtml, withoutMarks } from './markedText.ts';

type Fields = Record<string, unknown>;

const types: HitType[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'];
const levels: (keyof Hierarchy)[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Longer strings aren't used. The records that this site sends are shorter, even with every word marked. */
const MAX_LENGTH = 10_000;

/** How many words of a hit are marked on its page. */
const MAX_WORDS = 50;

/** DocSearch groups hits by title in a plain object and calls `hasOwnProperty` of that object. */
const BREAKS_DOCSEARCH = ['hasOwnProperty', '__proto__'];

const isString = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_LENGTH;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`The search provider's answer is malformed: ${what}.`);
}

/** The text at a path of a highlight or snippet result, with the provider's marks. */
function markedAt(result: unknown, path: string[]): string | undefined {
  const found = path.reduce<unknown>((at, key) => (isFields(at) ? at[key] : undefined), result);
  return isFields(found) && isString(found.value) ? found.value : undefined;
}

function toHierarchy(value: unknown): Hierarchy {
  demand(isFields(value), 'a hit has no hierarchy');
  const read = (level: string): string | null => {
    const title = value[level] ?? null;
    demand(title === null || isString(title), `hierarchy.${level} isn't a short string`);
    const plain = title === null ? null : withoutMarks(title) || null;
    demand(plain === null || !BREAKS_DOCSEARCH.includes(plain), `hierarchy.${level} is ${plain}`);
    return plain;
  };
  const hierarchy = Object.fromEntries(levels.map((level) => [level, read(level)])) as Hierarchy;
  demand(
    levels.some((level) => level !== 'lvl0' && hierarchy[level] !== null),
    'a hit has no title',
  );
  return hierarchy;
}

function toHit(value: unknown): SearchHit {
  demand(isFields(value), 'a hit is no object');
  const { objectID, url, content = null, _highlightResult: highlighted } = value;
  const type = types.find((type) => type === value.type);
  demand(isString(objectID) && objectID !== '', 'a hit has no objectID');
  demand(isString(url) && isSitePath(url), 'the url of a hit does not lead into this site');
  demand(type !== undefined, 'a hit has an unknown type');
  demand(content === null || isString(content), "the content of a hit isn't a short string");
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
    words: [...new Set(words)].slice(0, MAX_WORDS),
  };
}

/**
 * Turns what the provider sent into an answer of ours. Nothing in it is trusted: texts are escaped, addresses have to
 * lead into this site.
 *
 * @param limit how many hits were asked for; a provider may send more
 * @throws an Error that says what is wrong with a malformed one
 */
export function readHostedAnswer(response: unknown, limit: number): SearchAnswer {
  demand(isFields(response) && Array.isArray(response.results), 'it has no results');
  const result: unknown = response.results[0];
  demand(isFields(result) && Array.isArray(result.hits), 'it has no hits');
  const { nbHits, queryID } = result;
  demand(typeof nbHits === 'number' && nbHits >= 0, 'it does not say how many hits there are');
  demand(queryID === undefined || isString(queryID), "its queryID isn't a short string");
  return {
    hits: result.hits.slice(0, limit).map(toHit),
    total: nbHits,
    ...(queryID !== undefined && { queryID }),
  };
}
