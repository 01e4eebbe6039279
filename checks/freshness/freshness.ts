import type { Page } from '../lib/pages.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { changesSince } from './changes.ts';
import type { History } from './history.ts';
import { contentHash } from './normalForm.ts';
import { isFragment, recordOf } from './record.ts';

/** A translation and the English page it was made from. */
export interface TranslatedPage {
  en: Page;
  zh: Page;
}

/** Pairs every Chinese page with its English one; what has no twin is the parity rule's. */
export function translatedPages(pages: readonly Page[]): TranslatedPage[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return pages.flatMap((zh) => {
    const en = zh.lang === 'zh' && byFile.get(zh.file.replace('docs/zh/', 'docs/en/'));
    return en ? [{ en, zh }] : [];
  });
}

function check(
  { en, zh }: TranslatedPage,
  fragments: string,
  history: History,
): Problem | undefined {
  const record = recordOf(zh, fragments);
  const hash = contentHash(en);
  const update = `npm run check -- freshness --update ${zh.file}`;
  if (!record) {
    return {
      file: zh.file,
      line: isFragment(zh) ? undefined : zh.source.trimEnd().split('\n').length,
      message: `Nothing says which version of ${en.file} it translates.`,
      fix: `Compare it with the English page, then run: ${update}`,
    };
  }
  const { line } = record;
  if (record.hash !== hash) {
    return {
      file: zh.file,
      line,
      message: `It translates version ${record.hash} of ${en.file}, which is now ${hash}. ${changesSince(en, record.hash, history)}`,
      fix: `Translate the change, then run: ${update}`,
    };
  }
  if (!record.last) {
    const message = 'Something follows the record of what it translates.';
    return { file: zh.file, line, message, fix: `Make it the last line: ${update}` };
  }
  return undefined;
}

/**
 * Every translation was made from the English page as it is today.
 *
 * @param pages pages and fragments of both languages
 * @param fragments text of `fragments.json`
 */
export function freshness(pages: readonly Page[], fragments: string, history: History): RuleResult {
  const pairs = translatedPages(pages);
  const problems = pairs.flatMap((pair) => check(pair, fragments, history) ?? []);
  return { problems, counted: { translations: pairs.length } };
}
