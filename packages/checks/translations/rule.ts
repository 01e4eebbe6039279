import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  contentHash,
  fragmentsFile,
  isFragment,
  isMarked,
  readFragmentRecords,
  recordOf,
  type TranslatedPage,
  translatedPages,
  withRecord,
} from '@handbook/content';
import type { Problem, RuleResult } from '../lib/problem.ts';
import type { Scope } from '../runner/rule.ts';

export const name = 'translations';
export const needsBuild = false;

/** The comment that marks a translation as pending. */
const marker = '{/* translation pending */}';

/**
 * Checks that every translation records the current English page in its last line, or is marked as pending.
 */
export function run({ root, inBothLanguages, changes, named, update }: Scope): RuleResult {
  const pairs = translatedPages(inBothLanguages);
  // Fragments have their records in one file, because pages may show the source of a fragment.
  const fragments = readFragmentRecords(root);
  const before = JSON.stringify(fragments);
  const problems: Problem[] = [];
  const notes: string[] = [];
  for (const { en, zh } of pairs) {
    const hash = contentHash(en);
    const record = recordOf(zh, fragments);
    const isNamed = named.includes(zh.file) || named.includes(en.file);
    if (isMarked(zh) && !(update && isNamed)) {
      notes.push(`Pending translation: ${zh.file} (when it is translated, delete ${marker})`);
      continue;
    }
    if (record?.hash === hash && record.last) continue;
    const isTranslated = isNamed || record?.hash === hash || (changes?.files.has(zh.file) ?? true);
    if (!update) problems.push(problemOf({ en, zh }, record !== undefined));
    else if (!isTranslated && !isFragment(zh)) {
      notes.push(`Marked as pending: ${zh.file}`);
      writeFileSync(join(root, zh.file), `${zh.source.trimEnd()}\n\n${marker}\n`);
    } else if (isFragment(zh)) fragments[zh.file] = hash;
    else {
      notes.push(`Recorded: ${zh.file}`);
      writeFileSync(join(root, zh.file), withRecord(zh.source, hash));
    }
  }
  if (JSON.stringify(fragments) !== before) {
    writeFileSync(join(root, fragmentsFile), `${JSON.stringify(fragments, null, 2)}\n`);
  }
  return {
    problems,
    counted: { translations: pairs.length },
    notes: [notes.join('\n')].filter(Boolean),
  };
}

function problemOf({ en, zh }: TranslatedPage, hasRecord: boolean): Problem {
  return {
    file: zh.file,
    line: isFragment(zh) ? undefined : zh.source.trimEnd().split('\n').length,
    message: hasRecord
      ? `${en.file} changed after this translation was recorded.`
      : `The page has no record of which version of ${en.file} it translates.`,
    fix: `Translate the change, then run: npm run check -- changed --update, which marks a page that you didn't translate as pending. If the page needs no change, run: npm run check -- translations --update ${zh.file}`,
  };
}
