import { frontmatterProblems, sourceProblems } from '@handbook/content';
import type { Scope } from '../runner/rule.ts';
import { linkProblems } from './links.ts';

export const name = 'sources';
export const needsBuild = false;

/**
 * Reports without a build what fails a build: syntax, frontmatter, menus, and dead links. Links of all pages count,
 * because a page may link to what another page removed.
 */
export const run = ({ root, pages, all, broken }: Scope) => ({
  problems: [
    ...broken,
    ...sourceProblems(root),
    ...frontmatterProblems(root, pages),
    // A link may lead to a page that doesn't parse.
    ...(broken.length > 0 ? [] : linkProblems(root, all)),
  ],
  counted: { pages: pages.length },
});
