import { difference, excerpt } from '../../lib/output.ts';
import { type Finding, metaText } from '../sample.ts';
import { isAsSaid, type Outcome } from './run.ts';
import type { SampleSite } from './sites.ts';

/** The first lines of a build's output that state the reason of the failure. */
const reasonOf = (output: string): string =>
  output
    .split('\n')
    .filter((line) => /error|cannot|can't|fail|not found|×/i.test(line))
    // Omits the place in the framework, and lines that only state the failure.
    .filter((line) => !/^\s+at |^error\s+(?:build failed|Build errors)|^Import traces/.test(line))
    .slice(0, 2)
    .map((line) => line.trim())
    .join(' · ');

const builds = /^(?:npx )?(?:rspress|npm run) build$/;

/** Compares the output of a failing build with the next block, if the page shows the output there. */
function shownFindings({ sample, fails }: SampleSite, { output }: Outcome): Finding[] {
  const next = sample.siblings[sample.index + 1];
  if (fails === undefined || !next || !builds.test(metaText(next, 'output') ?? '')) return [];
  const different = difference(excerpt(next.code), output);
  if (!different) return [];
  const message = `Building the sample above doesn't print this output: ${different}.`;
  const fix = 'Paste the printed output, and mark omitted lines with a line …';
  return [{ sample: next, message, fix }];
}

/** The findings about a sample, and about output shown below it, from the outcome of its site. */
export function siteFindings(site: SampleSite, outcome: Outcome): Finding[] {
  const { sample, fails } = site;
  if (isAsSaid(site, outcome)) return shownFindings(site, outcome);
  if (fails === undefined) {
    const message = `A one-page site with this file doesn't build: ${reasonOf(outcome.output)}`;
    return [{ sample, message, fix: 'Correct the sample, or show the files that it needs.' }];
  }
  const message = outcome.ok
    ? 'A one-page site with this file should fail to build, but it builds.'
    : `The build fails, but doesn't print “${fails}”: ${reasonOf(outcome.output)}`;
  return [{ sample, message, fix: 'Correct the sample or its fails=.' }];
}
