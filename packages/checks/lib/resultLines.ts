import type { Page } from '@handbook/content';
import { visit } from 'unist-util-visit';

/** The lines of a page inside `<Result>`, which shows what a sample renders. */
export function resultLines({ tree }: Pick<Page, 'tree'>): Set<number> {
  const lines = new Set<number>();
  visit(tree, 'mdxJsxFlowElement', ({ name, position }) => {
    if (name !== 'Result' || !position) return;
    for (let line = position.start.line; line <= position.end.line; line++) lines.add(line);
  });
  return lines;
}
