import { posix } from 'node:path';
import ts from 'typescript';
import type { Sample } from './sample.ts';

const extensions = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.json', '.d.ts'];
const indexes = ['/index.ts', '/index.tsx', '/index.js'];

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

/**
 * The blocks of the same page that a text imports, directly or indirectly.
 *
 * @param path the file of the text, from the site's root
 */
export function importedBlocks(
  sample: Sample,
  path: string,
  text: string,
  found = new Set<Sample>(),
): Set<Sample> {
  for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
    if (!/^\.{1,2}\//.test(fileName)) continue;
    const name = posix.join(posix.dirname(path), fileName.replace(/\?.*$/, ''));
    const typed = name.replace(/\.(m?)js(x?)$/, '.$1ts$2');
    const paths = [...extensions, ...indexes].map((end) => name + end);
    const block = shownFile(sample, [...paths, typed]);
    if (!block?.title || found.has(block)) continue;
    found.add(block);
    if (/\.[mc]?[jt]sx?$/.test(block.title)) {
      importedBlocks(block, block.title, block.code, found);
    }
  }
  return found;
}
