import type { Problem } from '../lib/problem.ts';
import type { Step } from './steps.ts';

/** Describes a step without translated text. */
function describeStep(step: Step): string {
  if (step.do === 'run') return `the command ${step.command}`;
  if (step.do === 'write') return `the file ${step.path}`;
  if (step.do === 'compare') return `the output of ${step.command}`;
  return 'a tree';
}

/** Finds the first step that differs between a page and its translation. */
export function translationProblems(
  original: readonly Step[],
  translated: readonly Step[],
  file: string,
): Problem[] {
  for (let index = 0; index < Math.max(original.length, translated.length); index += 1) {
    const [here, there] = [original[index], translated[index]];
    const [asked, translation] = [here && describeStep(here), there && describeStep(there)];
    if (asked === translation) continue;
    const message = `Step ${index + 1} shows ${translation ?? 'nothing'}, but the English page shows ${asked ?? 'nothing'}.`;
    const line = there?.line ?? translated.at(-1)?.line;
    return [
      { file, ...(line ? { line } : {}), message, fix: 'Show the same steps in both languages.' },
    ];
  }
  return [];
}
