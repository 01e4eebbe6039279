import type { Finding } from '../sample.ts';
import { isAsSaid, type Outcome, type SampleSite } from './site.ts';

/** The lines of a build's output with the reason of the failure. */
export const reasonOf = (output: string): string =>
  output
    .split('\n')
    .filter((line) => /error|cannot|can't|fail|not found|×/i.test(line))
    // Omits the place in the framework, and lines that only state the failure.
    .filter((line) => !/^\s+at |^error\s+(?:build failed|Build errors)|^Import traces/.test(line))
    .slice(0, 2)
    .map((line) => line.trim())
    .join(' · ') ||
  (output.trim().split('\n').at(-1) ?? '');

/** The findings about a sample from the outcome of its site. */
export function siteFindings(site: SampleSite, outcome: Outcome): Finding[] {
  const { sample, fails } = site;
  if (isAsSaid(site, outcome)) return [];
  if (fails === undefined) {
    const message = `A one-page site with this file does not build: ${reasonOf(outcome.output)}`;
    return [{ sample, message, fix: 'Correct the sample, or show the files that it needs.' }];
  }
  const message = outcome.ok
    ? 'A one-page site with this file must not build, but it does.'
    : `The build fails, but does not print “${fails}”: ${reasonOf(outcome.output)}`;
  return [{ sample, message, fix: 'Correct the sample or its fails=.' }];
}
