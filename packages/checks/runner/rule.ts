import type { Page, Problem } from '@handbook/content';
import type { RuleResult } from '../lib/problem.ts';
import type { Changes } from './changes.ts';

/** What a run checks. */
export interface Scope {
  /** The repository, absolute. */
  root: string;
  /** The pages and fragments to check. */
  pages: readonly Page[];
  /** Every page and fragment that parses, for comparisons. */
  all: readonly Page[];
  /** The pages to check, and their translations. */
  inBothLanguages: readonly Page[];
  /** Whether `pages` are only some pages. */
  isPart: boolean;
  /** Pages that don't parse. */
  broken: readonly Problem[];
  /** Chinese files whose translation is pending, so they may differ from the English page. */
  pending: ReadonlySet<string>;
  /** The changes of the branch, for `changed` and `--update`. */
  changes?: Changes;
  /** Whether to write records. */
  update: boolean;
  /** Pages that the command line names. */
  named: readonly string[];
}

/** The module `rule.ts` in the folder of a rule. */
export interface Rule {
  name: string;
  /** Whether the rule reads the built site. */
  needsBuild: boolean;
  run(scope: Scope): RuleResult | Promise<RuleResult>;
}

/** The result of a rule that has nothing to check in a part of the site. */
export const nothing: RuleResult = { problems: [], counted: {} };
