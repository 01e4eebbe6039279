import { parsePage } from '@handbook/content';
import type { Problem } from '../lib/problem.ts';
import { checkSamples } from './samples.ts';

/** The page that contains the mistakes. */
export const fixtureFile = 'docs/en/guide/fixture.mdx';

/** A page of code blocks, each given by its info string and its lines. */
export const fences = (...blocks: readonly [info: string, ...lines: string[]][]): string =>
  blocks.map(([info, ...lines]) => `\`\`\`\`${info}\n${lines.join('\n')}\n\`\`\`\`\n`).join('\n');

/** The problems of one page, except for the share of opt-outs, which needs a whole site. */
export async function problemsOf(source: string, file = fixtureFile): Promise<Problem[]> {
  const { problems } = await checkSamples([parsePage(file, source)]);
  return problems.filter(({ file: place }) => place !== 'docs');
}
