import type { Page } from '@handbook/content';
import type { Problem } from '../lib/problem.ts';
import { checkSamples } from './samples.ts';

/** A code block: its info string and its lines. */
export type Fence = readonly [info: string, ...lines: string[]];

/** A page of code blocks. */
export const fences = (...blocks: readonly Fence[]): string =>
  blocks.map(([info, ...lines]) => `\`\`\`\`${info}\n${lines.join('\n')}\n\`\`\`\`\n`).join('\n');

/** The problems of pages. */
export const problemsOf = async (...pages: readonly Page[]): Promise<Problem[]> =>
  (await checkSamples(pages)).problems;
