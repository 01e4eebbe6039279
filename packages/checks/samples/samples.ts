import type { Page } from '@handbook/content';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { siteFindings } from './build/findings.ts';
import { sitesOf } from './build/plan.ts';
import { proveSites } from './build/prove.ts';
import { splitDuplicates } from './duplicates.ts';
import { expectedFailure, isSkipped, judge } from './expectation.ts';
import { kindOf } from './kinds/index.ts';
import { type Finding, type Kind, metaText, type Sample } from './sample.ts';
import { samplesOf } from './sources.ts';

/** The share of blocks that may opt out. */
const skipLimit = 0.03;

/** The result of the rule, with the opt-outs and their reasons for the printed table. */
export interface SamplesResult extends RuleResult {
  skips: { place: string; reason: string }[];
  /** How many sites have a remembered outcome, so they weren't built again. */
  remembered: number;
}

/** Groups the samples by kind. */
function byKind(samples: readonly Sample[]): Map<Kind, Sample[]> {
  const groups = new Map<Kind, Sample[]>();
  for (const sample of samples) {
    const kind = kindOf(sample);
    groups.set(kind, [...(groups.get(kind) ?? []), sample]);
  }
  return groups;
}

function skipProblems(skipped: number, blocks: number): Problem[] {
  if (skipped <= blocks * skipLimit) return [];
  const percent = ((skipped / blocks) * 100).toFixed(1);
  const message = `${skipped} of ${blocks} blocks (${percent} %) opt out of checking; the limit is 3 %.`;
  return [{ file: 'docs', message, fix: 'Make some of them pass without skip.' }];
}

/** Whether only a build can check that the sample fails as expected. */
const provedByBuild = (sample: Sample): boolean =>
  expectedFailure(sample) !== undefined && !kindOf(sample).runs;

/** Finds samples that must break a build but can't be built. */
function unprovable(sample: Sample, built: ReadonlySet<Sample>): Finding[] {
  if (!provedByBuild(sample) || built.has(sample)) return [];
  const message = "This block can't be built, so nothing checks that it fails.";
  return [{ sample, message, fix: 'Add title= with its file name, or remove fails=.' }];
}

/**
 * Checks every code block of the pages by its kind. Complete configurations are also built, each in a one-page site.
 *
 * @param partly whether these are only some pages, so the share of opt-outs isn't checked
 * @param isWanted which samples to check
 */
export async function checkSamples(
  pages: readonly Page[],
  partly = false,
  isWanted: (sample: Sample) => boolean = () => true,
): Promise<SamplesResult> {
  const all = samplesOf(pages).filter(isWanted);
  const { distinct, duplicates } = splitDuplicates(all);
  const isDuplicate = new Set(duplicates);
  const counted: Record<string, number> = { pages: pages.length, blocks: all.length };
  const findings = new Map<Sample, Finding[]>(all.map((sample) => [sample, []]));
  const add = (found: readonly Finding[]) => {
    for (const finding of found) findings.get(finding.sample)?.push(finding);
  };

  for (const [kind, samples] of byKind(distinct)) {
    counted[kind.name] = samples.length;
    add(await kind.check(samples.filter((sample) => !provedByBuild(sample))));
  }
  // Samples with type errors aren't built, because the build would fail for the same reason.
  const sites = sitesOf(distinct.filter((sample) => !kindOf(sample).runs)).filter(
    ({ sample }) => findings.get(sample)?.length === 0,
  );
  const builds = await proveSites(sites);
  for (const [site, outcome] of builds.outcomes) add(siteFindings(site, outcome));
  const built = new Set(sites.map(({ sample }) => sample));
  for (const sample of distinct) add(unprovable(sample, built));

  const skipped = all.filter(isSkipped);
  // A duplicate has the result of the first block, unless it has a separate problem.
  const judged = all.filter((sample) => !isDuplicate.has(sample) || findings.get(sample)?.length);
  const details = {
    'same in both languages': duplicates.length,
    'failing as stated': distinct.filter(({ meta }) => meta.fails !== undefined).length,
    'sites built': builds.built + builds.remembered,
    'opted out': skipped.length,
  };
  for (const [name, count] of Object.entries(details)) if (count > 0) counted[name] = count;
  return {
    counted,
    problems: [
      ...judged.flatMap((sample) => judge(sample, findings.get(sample) ?? [])),
      ...(partly ? [] : skipProblems(skipped.length, all.length)),
    ],
    remembered: builds.remembered,
    skips: skipped.map((sample) => ({
      place: `${sample.file}:${sample.line}`,
      reason: metaText(sample, 'skip') ?? '',
    })),
  };
}
