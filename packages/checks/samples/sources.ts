import type { Page } from '@handbook/content';
import { visit } from 'unist-util-visit';
import { blocksOf } from '../lib/blocks.ts';
import { resultLines } from '../lib/resultLines.ts';
import type { Sample } from './sample.ts';

/** The import and export lines of a page. */
function importsOf(page: Page): string {
  const lines: string[] = [];
  visit(page.tree, 'mdxjsEsm', (node) => {
    lines.push(node.value);
  });
  return lines.join('\n');
}

/** Every code block of the pages, starting with English pages. */
export function samplesOf(pages: readonly Page[]): Sample[] {
  const ordered = [...pages].sort((a, b) => a.file.localeCompare(b.file));
  return ordered.flatMap((page) => {
    const siblings: Sample[] = [];
    const results = resultLines(page);
    const imports = importsOf(page);
    for (const [index, block] of blocksOf(page).entries()) {
      const title = typeof block.meta.title === 'string' ? block.meta.title : undefined;
      siblings.push({
        ...block,
        route: page.route,
        index,
        title: title?.replace(/^\.?\//, ''),
        siblings,
        imported: imports.includes(`'${String(block.meta.file)}'`),
        // Part of a sample that is checked, so it isn't checked separately.
        live: results.has(block.line) && siblings.some(({ code }) => code.includes(block.code)),
      });
    }
    return siblings;
  });
}
