import type { Root, RootContent } from 'hast';

/** The name under which pages know the boundary (`theme/mdx/mdxComponents.tsx`). */
const BOUNDARY = 'Section';

const isSectionHeading = (node: RootContent): boolean =>
  node.type === 'element' && node.tagName === 'h2';

/**
 * Rehype plugin, the last of all: puts a `Suspense` boundary around each second-level section, because React hydrates one
 * boundary at a time and lets the reader act in between.
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
