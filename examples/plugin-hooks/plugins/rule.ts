import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';

const remarkRule = () => (tree: Root) => {
  tree.children.push({ type: 'thematicBreak' });
};

export const rule: RspressPlugin = {
  name: 'rule',
  markdown: { remarkPlugins: [remarkRule] },
};
