import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@handbook/content';
import { globSync } from 'tinyglobby';
import { installFingerprint } from '../lib/installed.ts';
import { recall, remember } from '../lib/memory.ts';
import type { RuleResult } from '../lib/problem.ts';
import { Follower, type Journey } from './follow.ts';
import { type Step, stepsOf } from './steps.ts';
import { translationProblems } from './translation.ts';

/** Where the tutorial stands on the site. */
export const route = '/guide/start/getting-started';

/** The heading of the part that a reader follows by hand. */
const part = 'build-a-site-by-hand';

/** The folder that the page tells its reader to create. */
const folderName = 'my-docs';

/** A journey that went well is not made again for a day, unless something it depends on changes. */
const memory = 24 * 60 * 60 * 1000;

/** What the rule found, and what it did otherwise than the page says. */
export interface TutorialResult extends RuleResult {
  replaced: string[];
  /** Whether an earlier run's good journey was taken for this one. */
  remembered: boolean;
}

const count = (steps: readonly Step[], what: Step['do']): number =>
  steps.filter((step) => step.do === what).length;

/** Names a journey: its steps, the installed packages and this rule's own code. */
function keyOf(steps: readonly Step[]): string {
  const hash = createHash('sha256').update(installFingerprint()).update(JSON.stringify(steps));
  const cwd = import.meta.dirname;
  for (const file of globSync('*.ts', { cwd }).sort()) hash.update(readFileSync(join(cwd, file)));
  return hash.digest('hex');
}

async function followIn(steps: readonly Step[]): Promise<Journey> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'tutorial-')));
  const folder = join(root, folderName);
  mkdirSync(folder);
  const journey = await new Follower(folder).follow(steps);
  rmSync(root, { recursive: true, force: true });
  return journey;
}

/**
 * Follows the getting-started page in an empty folder: runs its commands, writes its files, and
 * compares the output and the trees it shows with what comes of it.
 */
export async function checkTutorial(pages: readonly Page[]): Promise<TutorialResult> {
  const find = (lang: Page['lang']) =>
    pages.find((page) => page.lang === lang && page.route === route);
  const [page, translated] = [find('en'), find('zh')];
  const steps = page ? stepsOf(page, part) : [];
  const key = keyOf(steps);
  const known = recall<Journey>('tutorial', key, memory);
  const journey = known ?? (await followIn(steps));
  const { deviations, replaced } = journey;
  if (!known && deviations.length === 0) remember('tutorial', key, journey);
  const file = page?.file ?? '';
  return {
    counted: {
      commands: count(steps, 'run'),
      files: count(steps, 'write'),
      'outputs compared': count(steps, 'compare'),
      'trees compared': count(steps, 'draw'),
    },
    problems: [
      ...deviations.map((deviation) => ({ file, ...deviation })),
      ...(translated ? translationProblems(steps, stepsOf(translated, part), translated.file) : []),
    ],
    replaced,
    remembered: known !== undefined,
  };
}
