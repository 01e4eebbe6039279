import { compileFindings } from '../mdx/compile.ts';
import { unitOfMdx } from '../mdx/jsx.ts';
import { baseName, type Finding, type Kind, type Sample } from '../sample.ts';
import { typeFindings } from './typescript.ts';

const isMdx = (sample: Sample): boolean =>
  sample.lang === 'mdx' && !baseName(sample).endsWith('.md');

/** Checks that pages compile with the framework, and that their components accept the given props. */
export const mdx: Kind = {
  name: 'mdx',
  check: async (samples) => {
    const findings: Finding[] = [];
    for (const sample of samples) findings.push(...(await compileFindings(sample)));
    const broken = new Set(findings.map(({ sample }) => sample));
    const sound = samples.filter((sample) => isMdx(sample) && !broken.has(sample));
    return [...findings, ...typeFindings(sound.map(unitOfMdx))];
  },
};
