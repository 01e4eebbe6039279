import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { blocksOf } from '../lib/blocks.ts';
import { loadPages, type Page, parsePage, repositoryRoot } from '../lib/pages.ts';
import type { Sample } from './sample.ts';

/** The routed pages and, because readers see them too, the fragments that pages include. */
export function loadSources(root = repositoryRoot): Page[] {
  const fragments = globSync('docs/{en,zh}/**/fragments/**/*.{md,mdx}', { cwd: root })
    .sort()
    .map((file) => parsePage(file, readFileSync(join(root, file), 'utf8')));
  return [...loadPages(root), ...fragments];
}

/** Every fenced block of the pages, English pages first. */
export function samplesOf(pages: readonly Page[]): Sample[] {
  const ordered = [...pages].sort((a, b) => a.file.localeCompare(b.file));
  return ordered.flatMap((page) => {
    const siblings: Sample[] = [];
    for (const [index, block] of blocksOf(page).entries()) {
      const title = typeof block.meta.title === 'string' ? block.meta.title : undefined;
      siblings.push({
        ...block,
        route: page.route,
        index,
        title: title?.replace(/^\.?\//, ''),
        siblings,
      });
    }
    return siblings;
  });
}
