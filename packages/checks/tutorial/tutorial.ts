import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@handbook/content';
import { globSync } from 'tinyglobby';
import { installKey } from '../lib/installed.ts';
import { recall, remember } from '../lib/memory.ts';
import type { RuleResult } from '../lib/problem.ts';
import { Follower, type FollowResult } from './follow.ts';
import { type Step, stepsOf } from './steps.ts';

/** The route of the tutorial. */
const route = '/guide/start/tutorial';

/** The folder that the reader creates. */
const folderName = 'my-docs';

/** For how long a run without problems is remembered, in milliseconds. */
const memory = 24 * 60 * 60 * 1000;

/** The result of the rule, with the applied replacements. */
export interface TutorialResult extends RuleResult {
  replaced: string[];
  /** Whether the result is remembered from an earlier run. */
  remembered: boolean;
}

const count = (steps: readonly Step[], what: Step['do']): number =>
  steps.filter((step) => step.do === what).length;

/** The cache key of a run: its steps, the installed packages, and the code of this rule. */
function keyOf(steps: readonly Step[]): string {
  const own = globSync('*.ts', { cwd: import.meta.dirname, absolute: true }).sort();
  return createHash('sha256')
    .update(installKey(...own))
    .update(JSON.stringify(steps))
    .digest('hex');
}

async function followIn(steps: readonly Step[]): Promise<FollowResult> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'tutorial-')));
  const folder = join(root, folderName);
  mkdirSync(folder);
  const result = await new Follower(folder).follow(steps);
  rmSync(root, { recursive: true, force: true });
  return result;
}

/**
 * Follows the tutorial in an empty folder: runs its commands, writes its files, and compares the output and the trees.
 * The `parity` rule checks that the Chinese page has the same steps.
 */
export async function checkTutorial(pages: readonly Page[]): Promise<TutorialResult> {
  const page = pages.find((one) => one.lang === 'en' && one.route === route);
  const steps = page ? stepsOf(page) : [];
  const key = keyOf(steps);
  const known = recall<FollowResult>('tutorial', key, memory);
  const result = known ?? (await followIn(steps));
  const { problems, replaced } = result;
  if (!known && problems.length === 0) remember('tutorial', key, result);
  const file = page?.file ?? '';
  return {
    counted: {
      commands: count(steps, 'run'),
      files: count(steps, 'write'),
      'outputs compared': count(steps, 'compare'),
      'trees compared': count(steps, 'compareTree'),
    },
    problems: problems.map((problem) => ({ file, ...problem })),
    replaced,
    remembered: known !== undefined,
  };
}
