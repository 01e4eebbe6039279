import { frontmatterProblems, sourceProblems } from '@handbook/content';
import type { Scope } from '../runner/rule.ts';

export const name = 'sources';
export const needsBuild = false;

/** Reports without a build what fails a build: syntax, frontmatter, menus, and interface text. */
export const run = ({ root, pages, broken }: Scope) => ({
  problems: [...broken, ...sourceProblems(root), ...frontmatterProblems(root, pages)],
  counted: { pages: pages.length },
});
