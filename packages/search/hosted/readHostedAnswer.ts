import { isSitePath } from '@handbook/content/address';
import { type Hierarchy, levels, type SearchAnswer, type SearchHit } from '../engine/types.ts';
import { hasMatch, matchedWords, toMarkedHtml, withoutMarks } from './markedText.ts';

const types = [...levels, 'content'] as const;
const allLevels = ['lvl0', ...levels] as const;

/** Longer strings aren't used. The records that this site sends are shorter, even with every word marked. */
const MAX_LENGTH = 10_000;

/** How many words of a hit are marked on its page. */
const MAX_WORDS = 50;

/** DocSearch groups hits by title in a plain object and calls `hasOwnProperty` on that object. */
const BREAKS_DOCSEARCH = ['hasOwnProperty', '__proto__'];

const isString = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_LENGTH;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function assert(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new Error(`The search provider's answer is malformed: ${problem}.`);
}

/** Returns the text at a path of a highlight or snippet result, with the provider's marks. */
function markedAt(result: unknown, path: string[]): string | undefined {
  const found = path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), result);
  return isRecord(found) && isString(found.value) ? found.value : undefined;
}

function toHierarchy(value: unknown): Hierarchy {
  assert(isRecord(value), 'a hit has no hierarchy');
  const read = (level: string): string | null => {
    const title = value[level] ?? null;
    assert(title === null || isString(title), `hierarchy.${level} isn't a short string`);
    const plain = title === null ? null : withoutMarks(title) || null;
    assert(plain === null || !BREAKS_DOCSEARCH.includes(plain), `hierarchy.${level} is ${plain}`);
    return plain;
  };
  const hierarchy = Object.fromEntries(allLevels.map((level) => [level, read(level)])) as Hierarchy;
  const hasTitle = levels.some((level) => hierarchy[level] !== null);
  assert(hasTitle, 'a hit has no title');
  return hierarchy;
}

function toHit(value: unknown): SearchHit {
  assert(isRecord(value), "a hit isn't an object");
  const { objectID, url, content = null, _highlightResult: highlighted } = value;
  const type = types.find((type) => type === value.type);
  assert(isString(objectID) && objectID !== '', 'a hit has no objectID');
  assert(isString(url) && isSitePath(url), "the url of a hit isn't a path of this site");
  assert(type !== undefined, 'a hit has an unknown type');
  assert(content === null || isString(content), "the content of a hit isn't a short string");
  const titles = allLevels.flatMap((level) => {
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
 * Converts the provider's answer to an engine's answer. The provider isn't trusted: titles and snippets are escaped, and
 * URLs must be paths of this site.
 *
 * @param limit the number of requested hits; a provider may send more
 * @throws Error with the problem if the answer is malformed
 */
export function readHostedAnswer(response: unknown, limit: number): SearchAnswer {
  assert(isRecord(response) && Array.isArray(response.results), 'it has no results');
  const result: unknown = response.results[0];
  assert(isRecord(result) && Array.isArray(result.hits), 'it has no hits');
  const { nbHits, queryID } = result;
  assert(typeof nbHits === 'number' && nbHits >= 0, "nbHits isn't a number of hits");
  assert(queryID === undefined || isString(queryID), "its queryID isn't a short string");
  return {
    hits: result.hits.slice(0, limit).map(toHit),
    total: nbHits,
    ...(queryID !== undefined && { queryID }),
  };
}
