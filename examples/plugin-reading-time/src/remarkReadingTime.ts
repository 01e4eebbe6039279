interface MarkdownNode {
  type: string;
  depth?: number;
  name?: string;
  attributes?: unknown[];
  children?: MarkdownNode[];
}

/** A remark plugin that inserts `<ReadingTime />` below the page title. */
export const remarkReadingTime = () => (tree: MarkdownNode) => {
  const nodes = tree.children ?? [];
  const title = nodes.findIndex(({ type, depth }) => type === 'heading' && depth === 1);
  if (title === -1) return;
  nodes.splice(title + 1, 0, {
    type: 'mdxJsxFlowElement',
    name: 'ReadingTime',
    attributes: [],
    children: [],
  });
};
