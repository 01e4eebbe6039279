import { posix } from 'node:path';
import ts from 'typescript';
import type { Sample } from './sample.ts';

const extensions = ['', '.ts', '.tsx', '.js', '.jsx', '.mts', '.mjs', '.json', '.d.ts'];

/** The paths that a relative import may refer to, starting with the exact path. */
function candidates(path: string): string[] {
  const typed = path.replace(/\.(m?)js(x?)$/, '.$1ts$2');
  const indexes = ['/index.ts', '/index.tsx', '/index.js', '/index.jsx'];
  return [...extensions, ...indexes].map((end) => path + end).concat(typed);
}

/**
 * The block that shows a file for a sample. If a page shows several versions of a file, the nearest block counts.
 * Of two equally near blocks, the later block counts.
 */
export function shownFile(sample: Sample, paths: readonly string[]): Sample | undefined {
  const distance = (other: Sample) =>
    Math.abs(other.index - sample.index) * 2 - Number(other.index > sample.index);
  return (
    sample.siblings
      // A quoting block doesn't contain the file, and a diff isn't a complete file.
      .filter((other) => other !== sample && other.meta.file === undefined && other.lang !== 'diff')
      .filter(({ title }) => title && paths.includes(title))
      .sort((a, b) => distance(a) - distance(b))[0]
  );
}

/** The block of the same page that a relative import refers to. */
export function importedBlock(sample: Sample, specifier: string): Sample | undefined {
  const title = sample.title ?? (sample.lang === 'mdx' ? 'docs/index.mdx' : undefined);
  if (!/^\.{1,2}\//.test(specifier) || !title) return undefined;
  const path = posix.join(posix.dirname(title), specifier.replace(/\?.*$/, ''));
  return shownFile(sample, candidates(path));
}

const isCode = ({ lang }: Sample): boolean => /^(?:[mc]?[jt]sx?|javascript|typescript)$/.test(lang);

/** The blocks of the same page that the sample imports, directly or indirectly. */
export function reachable(sample: Sample, found = new Set<Sample>()): Set<Sample> {
  if (!isCode(sample)) return found;
  for (const { fileName } of ts.preProcessFile(sample.code, true, true).importedFiles) {
    const block = importedBlock(sample, fileName);
    if (!block || found.has(block)) continue;
    found.add(block);
    reachable(block, found);
  }
  return found;
}
