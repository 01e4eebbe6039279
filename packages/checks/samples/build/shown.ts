import { difference, excerpt } from '../../lib/output.ts';
import { type Finding, metaText, type Sample } from '../sample.ts';
import type { Outcome, SampleSite } from './site.ts';

const builds = /^(?:npx )?(?:rspress|npm run) build$/;

/** The next block, if it shows the build output of a sample. */
function shownOutput({ siblings, index }: Sample): Sample | undefined {
  const next = siblings[index + 1];
  return next && builds.test(metaText(next, 'output') ?? '') ? next : undefined;
}

/** Compares the output of a failing build on a page with the printed output. */
export function shownFindings({ sample, fails }: SampleSite, { output }: Outcome): Finding[] {
  const shown = fails === undefined ? undefined : shownOutput(sample);
  const different = shown && difference(excerpt(shown.code), output);
  if (!different) return [];
  const message = `Building the sample above does not print this: ${different}.`;
  return [{ sample: shown, message, fix: 'Paste what it prints; mark a cut inside with a line …' }];
}
