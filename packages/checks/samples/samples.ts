import type { Page } from '@handbook/content';
import type { RuleResult } from '../lib/problem.ts';
import { siteFindings } from './build/findings.ts';
import { buildSites } from './build/run.ts';
import { sitesOf } from './build/sites.ts';
import { expectedFailure, isSkipped, judge } from './expectation.ts';
import { kindOf } from './kinds/index.ts';
import type { Finding, Sample } from './sample.ts';
import { samplesOf } from './sources.ts';
import { typeFindings } from './types.ts';

/** Everything that affects the result of a sample, except its language. */
const identity = ({ route, lang, meta, code }: Sample): string =>
  JSON.stringify([route, lang, Object.entries(meta).sort(), code]);

/**
 * Checks every code block of the pages by its kind. Complete configurations are also built, each in a one-page site.
 *
 * @param isWanted which samples to check
 */
export async function checkSamples(
  pages: readonly Page[],
  isWanted: (sample: Sample) => boolean = () => true,
): Promise<RuleResult> {
  const all = samplesOf(pages).filter(isWanted);
  // Most blocks of a Chinese page are the same as on the English page, and have the same result.
  const distinct = [...new Map(all.toReversed().map((one) => [identity(one), one])).values()];
  const findings = new Map<Sample, Finding[]>(all.map((sample) => [sample, []]));
  const found = (sample: Sample) => findings.get(sample) ?? [];
  const add = (some: readonly Finding[]) => {
    for (const finding of some) findings.get(finding.sample)?.push(finding);
  };
  const counted: Record<string, number> = { pages: pages.length, blocks: all.length };

  for (const sample of distinct) {
    const { name, check } = kindOf(sample);
    counted[name] = (counted[name] ?? 0) + 1;
    // Only a build can check that a sample breaks the build.
    if (expectedFailure(sample) === undefined) add((await check?.(sample)) ?? []);
  }
  const sound = () => distinct.filter((sample) => found(sample).length === 0);
  const typed = sound().filter((sample) => expectedFailure(sample) === undefined);
  add(typeFindings(typed.flatMap((sample) => kindOf(sample).unit?.(sample) ?? [])));
  // Samples with type errors aren't built, because the build would fail for the same reason.
  const sites = sitesOf(sound());
  for (const [site, outcome] of await buildSites(sites)) add(siteFindings(site, outcome));
  const built = new Set(sites.map(({ sample }) => sample));
  for (const sample of distinct) {
    if (expectedFailure(sample) === undefined || built.has(sample)) continue;
    const message = "This block can't be built, so nothing checks that it fails.";
    add([{ sample, message, fix: 'Add title= with its file name, or remove fails=.' }]);
  }

  const checked = new Set(distinct);
  // A duplicate has the result of the first block, unless it has a separate problem.
  const judged = all.filter((sample) => checked.has(sample) || found(sample).length > 0);
  const details = {
    'same in both languages': all.length - distinct.length,
    'failing as stated': distinct.filter(({ meta }) => meta.fails !== undefined).length,
    'sites built': sites.length,
    'opted out': all.filter(isSkipped).length,
  };
  for (const [name, count] of Object.entries(details)) if (count > 0) counted[name] = count;
  return { counted, problems: judged.flatMap((sample) => judge(sample, found(sample))) };
}
