import {
  contentHash,
  type History,
  isFragment,
  isPending,
  type Page,
  pendingSince,
  recordOf,
  type TranslatedPage,
  translatedPages,
} from '@handbook/content';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { changesSince } from './changes.ts';

/** How many translations may be pending at once. */
const pendingLimit = 10;

/** How many days a translation may be pending, which is one release of the site. */
const pendingDays = 30;

const day = 24 * 60 * 60 * 1000;

/** The result of the rule. Pending translations within the limits are only warnings. */
export interface FreshnessResult extends RuleResult {
  warnings: Problem[];
}

const updateCommand = (file: string) => `npm run check -- freshness --update ${file}`;

/** The problem of a translation without a record, or with a record in the wrong place. */
function recordProblem({ en, zh }: TranslatedPage, fragments: string): Problem | undefined {
  const record = recordOf(zh, fragments);
  if (!record) {
    return {
      file: zh.file,
      line: isFragment(zh) ? undefined : zh.source.trimEnd().split('\n').length,
      message: `The page has no record of which version of ${en.file} it translates.`,
      fix: `Compare it with the English page, then run: ${updateCommand(zh.file)}`,
    };
  }
  if (record.last) return undefined;
  const message = 'The record of the translated version is not the last line.';
  const fix = `Move the record to the last line, or run: ${updateCommand(zh.file)}`;
  return { file: zh.file, line: record.line, message, fix };
}

/**
 * Checks that every translation matches the current English page, or is pending within the limits.
 *
 * @param pages pages and fragments of both languages
 * @param fragments text of `fragments.json`
 * @param now milliseconds since 1970
 */
export function freshness(
  pages: readonly Page[],
  fragments: string,
  history: History,
  now = Date.now(),
): FreshnessResult {
  const pairs = translatedPages(pages);
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  for (const pair of pairs) {
    const { en, zh } = pair;
    if (!isPending(pair, fragments)) {
      problems.push(...[recordProblem(pair, fragments) ?? []].flat());
      continue;
    }
    const { since, translated } = pendingSince(pair, fragments, history);
    const record = recordOf(zh, fragments);
    const isChanged = record !== undefined && record.hash !== contentHash(en);
    const changes = isChanged ? ` ${changesSince(en, translated)}` : '';
    const isOverdue = since !== undefined && now - Date.parse(since) > pendingDays * day;
    const age = since === undefined ? 'is pending' : `has been pending since ${since.slice(0, 10)}`;
    const limit = isOverdue ? ` A translation may be pending for ${pendingDays} days.` : '';
    (isOverdue ? problems : warnings).push({
      file: zh.file,
      line: record?.line,
      message: `The translation ${age}.${limit}${changes}`,
      fix: `${isOverdue ? 'Translate' : 'If you know Chinese, translate'} the change, then run: ${updateCommand(zh.file)}`,
    });
  }
  const pending = pairs.filter((pair) => isPending(pair, fragments)).length;
  if (pending > pendingLimit) {
    problems.push({
      file: 'docs/zh',
      message: `${pending} translations are pending; the limit is ${pendingLimit}.`,
      fix: 'Translate some of the pages above.',
    });
  }
  return {
    problems,
    warnings,
    counted: { translations: pairs.length, ...(pending > 0 && { pending }) },
  };
}
