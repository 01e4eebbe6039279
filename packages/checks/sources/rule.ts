import { join } from 'node:path';
import {
  frontmatterProblems,
  loadRoutes,
  sourceProblems,
  writtenLinkProblems,
} from '@handbook/content';
import { isRowLink } from '@handbook/mdx';
import type { Scope } from '../runner/rule.ts';

export const name = 'sources';
export const needsBuild = false;

/**
 * Reports without a build what fails a build: syntax, frontmatter, menus, and dead links. Links of all pages count,
 * because a page may link to what another page removed.
 */
export function run({ root, pages, all, broken }: Scope) {
  const byFile = new Map(all.map((page) => [page.file, page]));
  const { problems, counted } = writtenLinkProblems({
    root,
    pages: all,
    routes: loadRoutes(root),
    load: (file) => byFile.get(file),
    isGenerated: (url) => isRowLink(url, join(root, 'docs')),
  });
  return {
    problems: [
      ...broken,
      ...sourceProblems(root),
      ...frontmatterProblems(root, pages),
      ...problems,
    ],
    counted,
  };
}
