import type { Root, RootContent } from 'hast';

/** The component's name in pages (`theme/mdx/mdxComponents.tsx`). */
const BOUNDARY = 'Section';

const isSectionHeading = (node: RootContent): boolean =>
  node.type === 'element' && node.tagName === 'h2';

/**
 * Rehype plugin, which must be the last one: puts a `Suspense` boundary around each second-level section, because React hydrates
 * one boundary at a time and handles the reader's events in between.
 */
export function sections() {
  return (tree: Root): void => {
    const first = tree.children.findIndex(isSectionHeading);
    if (first < 0) return;
    const children = tree.children.slice(0, first);
    let section: RootContent[] = [];
    for (const node of tree.children.slice(first)) {
      if (isSectionHeading(node)) {
        section = [];
        children.push({
          type: 'mdxJsxFlowElement',
          name: BOUNDARY,
          attributes: [],
          children: section,
        } as RootContent);
      }
      section.push(node);
    }
    tree.children = children;
  };
}
