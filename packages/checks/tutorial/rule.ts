import { nothing, type Scope } from '../runner/rule.ts';
import { checkTutorial } from './tutorial.ts';

export const name = 'tutorial';
export const needsBuild = false;

/** Follows the tutorial, if its page is one of the pages to check. */
export async function run({ all, pages, isPart }: Scope) {
  const isTutorial = pages.some(({ route }) => route.startsWith('/guide/start/'));
  return isPart && !isTutorial ? nothing : checkTutorial(all);
}
