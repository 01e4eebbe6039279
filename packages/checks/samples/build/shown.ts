import { difference, excerpt } from '../../lib/output.ts';
import { type Finding, metaText, type Sample } from '../sample.ts';
import type { Outcome, SampleSite } from './site.ts';

const builds = /^(?:npx )?(?:rspress|npm run) build$/;

/** The block right after a sample, when it shows what building the sample prints. */
function shownOutput({ siblings, index }: Sample): Sample | undefined {
  const next = siblings[index + 1];
  return next && builds.test(metaText(next, 'output') ?? '') ? next : undefined;
}

/** Holds the output that a page shows of a failing build against what the build printed. */
export function shownFindings({ sample, fails }: SampleSite, { output }: Outcome): Finding[] {
  const shown = fails === undefined ? undefined : shownOutput(sample);
  const different = shown && difference(excerpt(shown.code), output);
  if (!different) return [];
  const message = `Building the sample above does not print this: ${different}.`;
  return [{ sample: shown, message, fix: 'Paste what it prints; mark a cut inside with a line …' }];
}
