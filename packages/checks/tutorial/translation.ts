import type { Problem } from '../lib/problem.ts';
import type { Step } from './steps.ts';

/** What a step asks the reader to do, without translated text. */
function askedBy(step: Step): string {
  if (step.do === 'run') return `the command ${step.command}`;
  if (step.do === 'write') return `the file ${step.path}`;
  if (step.do === 'compare') return `the output of ${step.command}`;
  return 'a tree';
}

/** Finds the first step that differs between the original and its translation. */
export function translationProblems(
  original: readonly Step[],
  translated: readonly Step[],
  file: string,
): Problem[] {
  for (let index = 0; index < Math.max(original.length, translated.length); index += 1) {
    const [here, there] = [original[index], translated[index]];
    const [asked, translation] = [here && askedBy(here), there && askedBy(there)];
    if (asked === translation) continue;
    const message = `Step ${index + 1} shows ${translation ?? 'nothing'}; the English page shows ${asked ?? 'nothing'}.`;
    const line = there?.line ?? translated.at(-1)?.line;
    return [
      { file, ...(line ? { line } : {}), message, fix: 'Show the same steps in both languages.' },
    ];
  }
  return [];
}
