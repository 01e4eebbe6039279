import { join } from 'node:path';
import {
  blocksOf,
  headingsOf,
  loadPages,
  type Page,
  parsePage,
  repositoryRoot,
} from '@handbook/content';
import { readText } from '@handbook/content/files';
import { globSync } from 'tinyglobby';
import { visit } from 'unist-util-visit';
import type { Sample } from './sample.ts';

/** The routed pages and, because readers see them too, the fragments that pages include. */
export function loadSources(root = repositoryRoot): Page[] {
  const fragments = globSync('docs/{en,zh}/**/fragments/**/*.{md,mdx}', { cwd: root })
    .sort()
    .map((file) => parsePage(file, readText(join(root, file))));
  return [...loadPages(root), ...fragments];
}

/** The lines of the fences inside `<Result>`, the frame around what a sample looks like. */
function resultLines(page: Page): Set<number> {
  const lines = new Set<number>();
  visit(page.tree, 'mdxJsxFlowElement', (element) => {
    if (element.name !== 'Result') return;
    visit(element, 'code', (node) => {
      if (node.position) lines.add(node.position.start.line);
    });
  });
  return lines;
}

/** The import and export lines of a page. */
function importsOf(page: Page): string {
  const lines: string[] = [];
  visit(page.tree, 'mdxjsEsm', (node) => {
    lines.push(node.value);
  });
  return lines.join('\n');
}

/** Every fenced block of the pages, English pages first. */
export function samplesOf(pages: readonly Page[]): Sample[] {
  const ordered = [...pages].sort((a, b) => a.file.localeCompare(b.file));
  return ordered.flatMap((page) => {
    const siblings: Sample[] = [];
    const results = resultLines(page);
    const imports = importsOf(page);
    const sections = headingsOf(page).filter(({ depth }) => depth <= 2);
    for (const [index, block] of blocksOf(page).entries()) {
      const title = typeof block.meta.title === 'string' ? block.meta.title : undefined;
      siblings.push({
        ...block,
        route: page.route,
        section: sections.findLast(({ line }) => line < block.line)?.line ?? 0,
        index,
        title: title?.replace(/^\.?\//, ''),
        siblings,
        imported: imports.includes(`'${String(block.meta.file)}'`),
        // Rendered from a sample that is checked itself, so that it need not be sound alone.
        live: results.has(block.line) && siblings.some(({ code }) => code.includes(block.code)),
      });
    }
    return siblings;
  });
}
