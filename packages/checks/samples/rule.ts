import { type Page, parsePage } from '@handbook/content';
import type { RuleResult } from '../lib/problem.ts';
import type { Changes } from '../runner/changes.ts';
import type { Scope } from '../runner/rule.ts';
import { checkExamples } from './examples.ts';
import type { Sample } from './sample.ts';
import { checkSamples } from './samples.ts';
import { samplesOf } from './sources.ts';

export const name = 'samples';
export const needsBuild = false;

const keyOf = ({ file, lang, meta, code }: Sample) => JSON.stringify([file, lang, meta, code]);

/** The samples that the main branch has, too. */
function samplesBefore(pages: readonly Page[], { before }: Changes): Set<string> {
  return new Set(
    pages.flatMap(({ file }) => {
      try {
        return samplesOf([parsePage(file, before(file) ?? '')]).map(keyOf);
      } catch {
        // The page doesn't parse there, so every sample counts as new.
        return [];
      }
    }),
  );
}

/** Checks the samples of the pages, and all examples; on a branch, only the samples that changed. */
export async function run({ pages, isPart, changes, named }: Scope): Promise<RuleResult> {
  const known = isPart && changes && named.length === 0 ? samplesBefore(pages, changes) : undefined;
  // The processes of the examples work while this one compiles the samples.
  const proving = isPart ? undefined : checkExamples();
  const samples = await checkSamples(pages, (sample) => !known?.has(keyOf(sample)));
  const examples = await proving;
  if (!examples) return samples;
  return {
    problems: [...samples.problems, ...examples.problems],
    counted: { ...samples.counted, ...examples.counted },
  };
}
